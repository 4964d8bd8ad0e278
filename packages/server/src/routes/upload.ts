import { UPLOAD_PATH, VIDEO_ACCEPT } from '@panggung/core';
import { Hono } from 'hono';
import { refuseOthersThanArtists } from '../artist-only.js';
import { ApiError } from '../errors.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import { baseHeaders, reply, type ServerContext, type ServerEnv } from '../reply.js';
import { readMetadata, readWhole, refuseAs, TUS_VERSION } from '../upload-protocol.js';
import { UNUSED_VIDEO_KEPT } from '../video-cleanup.js';
import { uploadsOf } from '../video-upload.js';
import { tooLarge, type VideoRow } from '../video-writer.js';

/** What every answer says, to pages of other origins as well. */
const common = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'access-control-expose-headers':
    'Date, Retry-After, Location, Tus-Resumable, Upload-Length, Upload-Offset, Upload-Expires',
};

/** What a part of an upload is sent as. */
const OFFSET_STREAM = 'application/offset+octet-stream';

const ONE = `${UPLOAD_PATH}/:id`;

/**
 * Videos of artists on their way in, by tus 1.0: whatever breaks off goes on from where it was, at any server process.
 * There is no upload of somebody else. https://tus.io/protocols/resumable-upload
 */
export function uploadRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock } = ports;
  const app = new Hono<ServerEnv>();
  const uploads = uploadsOf(ports);
  const mayBegin = createBuckets({ burst: 20, perMinute: 10, clock });
  const mayGoOn = createBuckets({ burst: 240, perMinute: 240, clock });

  /** Where an upload is, and until when it may go on. */
  const placeOf = ({ received, size, changed_at }: VideoRow) => ({
    'upload-offset': String(received),
    'upload-length': String(size),
    'upload-expires': new Date(changed_at + UNUSED_VIDEO_KEPT).toUTCString(),
  });

  /** An upload of whoever asks; one whose last request ended before its video was looked at is looked at now. */
  async function take(context: ServerContext): Promise<VideoRow> {
    const { userId: ownerId } = context.get('viewer');
    const row = await uploads.take({ id: context.req.param('id') ?? '', ownerId });
    if (row.status === 'arriving' && row.received === row.size) await uploads.end(row, row.size);
    return row;
  }

  /** What every call of the protocol has in common. */
  function answer(
    method: string,
    path: string,
    handler: (context: ServerContext) => Promise<Response>,
  ): void {
    app.on(method, path, async (context: ServerContext) => {
      context.set('call', `${context.req.method} ${path}`);
      context.set('headers', { ...(context.get('headers') ?? baseHeaders), ...common });
      const viewer = await context.get('authenticate')();
      context.set('viewer', viewer);
      if (context.req.header('tus-resumable') !== TUS_VERSION) {
        return refuseAs(
          context,
          412,
          new ApiError('invalid_request', `Tus-Resumable must be ${TUS_VERSION}`),
        );
      }
      await refuseOthersThanArtists(database, viewer.userId);
      mayGoOn(String(viewer.userId));
      return handler(context);
    });
  }

  app.options(UPLOAD_PATH, (context: ServerContext) =>
    reply(context, 200, null, {
      ...common,
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(uploads.most),
    }),
  );

  answer('POST', UPLOAD_PATH, async (context) => {
    const { userId: ownerId } = context.get('viewer');
    mayBegin(String(ownerId));
    const size = readWhole(context, 'upload-length');
    const { filetype } = readMetadata(context.req.header('upload-metadata'));
    if (filetype !== undefined && filetype !== VIDEO_ACCEPT) {
      throw new ApiError('video_unreadable', 'Invalid file type. Only Video Allowed');
    }
    if (size === 0) throw new ApiError('video_unreadable', 'The file is empty');
    if (size > uploads.most) return refuseAs(context, 413, tooLarge(uploads.most));
    const { row } = await uploads.begin({ ownerId, size });
    return reply(context, 201, null, { location: `${UPLOAD_PATH}/${row.id}`, ...placeOf(row) });
  });

  // A HEAD comes here, too, and goes without the body.
  answer('GET', ONE, async (context) => {
    const row = await take(context);
    const { id, size, received } = row;
    return reply(context, 200, JSON.stringify({ data: { id, size, received } }), placeOf(row));
  });

  answer('PATCH', ONE, async (context) => {
    const { raw } = context.req;
    if (raw.headers.get('content-type') !== OFFSET_STREAM) {
      return refuseAs(context, 415, new ApiError('invalid_request', `Content-Type must be ${OFFSET_STREAM}`));
    }
    const offset = readWhole(context, 'upload-offset');
    const row = await take(context);
    if (offset !== row.received)
      throw new ApiError('request_in_progress', `The upload is at ${row.received}`);
    const received = await receive(row, raw.body);
    if (received === row.size) await uploads.end(row, received);
    return reply(context, 204, null, placeOf({ ...row, received, changed_at: clock() }));
  });

  /** Keeps what comes, also of what breaks off; what is no video or too long goes at once. */
  async function receive(row: VideoRow, body: ReadableStream<Uint8Array> | null): Promise<number> {
    const writer = uploads.open(row);
    let isBroken = false;
    try {
      for await (const bytes of readUntilBroken(body, () => {
        isBroken = true;
      }))
        await writer.write(bytes);
      await writer.flush();
    } catch (thrown) {
      // What a store or a database cannot do now it may do later.
      const isFinal = thrown instanceof ApiError && thrown.code !== 'request_in_progress';
      if (isFinal) await uploads.drop(row);
      throw thrown;
    } finally {
      writer.close();
    }
    if (isBroken) throw new ApiError('invalid_request', 'The connection broke off');
    return writer.received;
  }

  answer('DELETE', ONE, async (context) => {
    const { userId: ownerId } = context.get('viewer');
    await uploads.drop(await uploads.take({ id: context.req.param('id') ?? '', ownerId }));
    return reply(context, 204, null);
  });
  return app;
}

/** What comes of a body, as far as its connection goes. */
async function* readUntilBroken(
  body: ReadableStream<Uint8Array> | null,
  onBreak: () => void,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    while (true) {
      const piece = await reader.read().catch(onBreak);
      if (!piece || piece.done) return;
      yield piece.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
