import { Hono } from 'hono';
import { type ByteRange, readRange } from '../byte-range.js';
import { ApiError } from '../errors.js';
import { guardedStream } from '../guarded-stream.js';
import type { Ports } from '../ports.js';
import { baseHeaders, reply, type ServerContext, type ServerEnv } from '../reply.js';
import { VIDEOS } from '../video-address.js';
import type { StoredVideo } from '../video-store.js';
import { watchingOf } from '../watching.js';

const PATH = `${VIDEOS}:name`;

/** Videos of our own, for as long as a playback of their show lives, in parts as players ask for them. T-08, AMB-088. */
export function videoRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { playbacks } = watchingOf(ports);

  async function isOpen(playback: string, name: string): Promise<boolean> {
    const playing = await playbacks.playing(playback);
    return playing?.show.url_video === VIDEOS + name;
  }

  app.get(PATH, async (context: ServerContext) => {
    context.set('call', `GET ${PATH}`);
    const name = context.req.param('name') ?? '';
    const playback = context.req.query('playback') ?? '';
    const video = (await isOpen(playback, name)) ? await ports.videos.find(name) : null;
    // A video that is not there and one that is not for them look alike.
    if (!video) throw new ApiError('playback_not_found', 'There is no such playback');
    const range = rangeOf(context, name, video);
    if (range === 'none') return reply(context, 416, null, { 'content-range': `bytes */${video.size}` });
    const { start, end } = range === 'whole' ? { start: 0, end: video.size - 1 } : range;
    const guard = { clock: ports.clock, isOpen: () => isOpen(playback, name) };
    return new Response(guardedStream(video.read(start, end), guard), {
      status: range === 'whole' ? 200 : 206,
      headers: {
        ...(context.get('headers') ?? baseHeaders),
        ...headersOf(name, { start, end }),
        ...(range !== 'whole' && { 'content-range': `bytes ${start}-${end}/${video.size}` }),
      },
    });
  });
  return app;
}

/** A name says what is in it: the same name, the same bytes. */
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
