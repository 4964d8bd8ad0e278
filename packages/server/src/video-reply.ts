import { type ByteRange, readRange } from './byte-range.js';
import { baseHeaders, reply, type ServerContext } from './reply.js';
import type { StoredVideo } from './video-store.js';

/** A video that is sent. */
export interface SentVideo {
  /** Says what is in it: the same name, the same bytes. */
  name: string;
  video: StoredVideo;
  /** What its bytes pass through on their way out. @default nothing */
  through?: (bytes: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>;
}

/** Sends a video, whole or the part that is asked for. */
export function sendVideo(
  context: ServerContext,
  { name, video, through = (bytes) => bytes }: SentVideo,
): Response {
  const range = rangeOf(context, name, video);
  if (range === 'none') return reply(context, 416, null, { 'content-range': `bytes */${video.size}` });
  const { start, end } = range === 'whole' ? { start: 0, end: video.size - 1 } : range;
  return new Response(through(video.read(start, end)), {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...(context.get('headers') ?? baseHeaders),
      ...headersOf(name, { start, end }),
      ...(range !== 'whole' && { 'content-range': `bytes ${start}-${end}/${video.size}` }),
    },
  });
}

const tagOf = (name: string) => `"${name}"`;

function rangeOf(context: ServerContext, name: string, { size }: StoredVideo): ByteRange | 'whole' | 'none' {
  const condition = context.req.header('if-range');
  return condition && condition !== tagOf(name) ? 'whole' : readRange(context.req.header('range'), size);
}

function headersOf(name: string, { start, end }: ByteRange): Record<string, string> {
  return {
    'content-type': 'video/mp4',
    'content-length': String(end - start + 1),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag: tagOf(name),
  };
}
