import { Hono } from 'hono';
import { jwtVerify } from 'jose';

export const MEDIA_SECRET = 'media-secret-of-the-tests-32-characters';
export const MEDIA_URL = 'http://media.test/live';

/** A recording, as its list has it. */
export interface StoredVod {
  streamId: string;
  vodName: string;
  /** In ms. */
  duration: number;
  /** Epoch ms. */
  creationDate: number;
}

/** What a media server was told, and what it says of itself. */
export interface MediaStandIn {
  fetch(request: Request): Promise<Response> | Response;
  /** Streams that were made, by their ids. */
  broadcasts: Map<string, Record<string, unknown>>;
  /** Playbacks that were cut, as `stream/lease/type`. */
  blocked: string[];
  stopped: string[];
  /** Streams that somebody publishes, by their ids. */
  onAir: Set<string>;
  /** What was recorded. */
  vods: StoredVod[];
  /** Streams that play in several qualities, by their ids, and the token that opens each. */
  renditions: Map<string, string>;
  /** Streams it was asked after, each time by their ids. */
  looks: string[];
  /** Refuses everything from now on, or answers nothing. */
  fault: 'none' | 'refuses' | 'silent';
}

/** The calls of Ant Media Server that a back end makes, with the shapes of its documents. */
export function createMediaStandIn(): MediaStandIn {
  const app = new Hono().basePath('/live/rest/v2');
  const files = new Hono();
  const standIn: MediaStandIn = {
    fetch: (request) => (request.url.includes('/rest/') ? app : files).fetch(request),
    broadcasts: new Map(),
    blocked: [],
    stopped: [],
    onAir: new Set(),
    vods: [],
    renditions: new Map(),
    looks: [],
    fault: 'none',
  };
  const { broadcasts, blocked, stopped, onAir, vods, looks } = standIn;
  files.onError((error) => {
    throw error;
  });
  files.get('/live/streams/:file{.+_adaptive\\.m3u8}', (context) => {
    if (standIn.fault === 'silent') throw new TypeError('fetch failed');
    const token = standIn.renditions.get(context.req.param('file').replace('_adaptive.m3u8', ''));
    if (token === undefined) return context.notFound();
    return context.body('#EXTM3U', context.req.query('token') === token ? 200 : 403);
  });
  app.use(async (context, next) => {
    if (standIn.fault === 'silent') throw new TypeError('fetch failed');
    if (standIn.fault === 'refuses') return context.json({ success: false }, 500);
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    const options = { algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: new Date(0) };
    const { payload } = await jwtVerify(token, new TextEncoder().encode(MEDIA_SECRET), options);
    // A viewer's token is none of a back end's.
    if (payload.streamId !== undefined) return context.json({ success: false }, 403);
    return next();
  });
  app.onError((error, context) => {
    if (standIn.fault === 'silent') throw error;
    return context.json({ success: false, message: 'Invalid App JWT Token' }, 403);
  });
  app.post('/broadcasts/create', async (context) => {
    const broadcast = await context.req.json();
    const id = String(broadcast.streamId);
    if (broadcasts.has(id))
      return context.json({ success: false, message: 'Stream id is already used' }, 400);
    broadcasts.set(id, broadcast);
    return context.json({ ...broadcast, status: 'created' });
  });
  app.put('/broadcasts/:id', async (context) => {
    const found = broadcasts.get(context.req.param('id'));
    if (!found) return context.json({ success: false }, 404);
    Object.assign(found, await context.req.json());
    return context.json({ success: true });
  });
  app.get('/broadcasts/:id', (context) => {
    const id = context.req.param('id');
    looks.push(id);
    const status = onAir.has(id) ? 'broadcasting' : 'finished';
    const isKnown = broadcasts.has(id) || onAir.has(id);
    return isKnown ? context.json({ ...broadcasts.get(id), status }) : context.body(null, 404);
  });
  app.get('/vods/list/:offset/:size', (context) => {
    const streamId = context.req.query('streamId');
    return context.json(vods.filter((vod) => vod.streamId === streamId));
  });
  app.post('/broadcasts/:id/stop', (context) => {
    stopped.push(context.req.param('id'));
    onAir.delete(context.req.param('id'));
    return context.json({ success: true });
  });
  app.put('/broadcasts/:id/subscribers/:lease/block/:seconds/:type', (context) => {
    const { id, lease, type } = context.req.param();
    blocked.push(`${id}/${lease}/${type}`);
    return context.json({ success: true });
  });
  return standIn;
}
