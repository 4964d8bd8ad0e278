import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Archive } from './archive.js';
import { type Broadcast, type BroadcastStatus, type Broadcasts, newBroadcast } from './broadcasts.js';
import type { Leases } from './leases.js';
import type { Show } from './show.js';
import type { Shows } from './shows.js';
import { isStreamId } from './stream-id.js';
import type { Tokens, TokenType } from './tokens.js';
import type { Viewers } from './viewers.js';
import { vodOf } from './vod.js';

export interface RestRoutesOptions {
  tokens: Tokens;
  shows: Shows;
  archive: Archive;
  broadcasts: Broadcasts;
  viewers: Viewers;
  leases: Pick<Leases, 'block'>;
  clock: () => number;
}

const texts = ['name', 'listenerHookURL', 'metaData'] as const;
const numbers = [
  'plannedStartDate',
  'plannedEndDate',
  'mp4Enabled',
  'webRTCViewerLimit',
  'hlsViewerLimit',
] as const;
/** How many rows one page of recordings has at most: Ant Media Server's own limit. */
const longestPage = 50;

/** What a back end calls, as in Ant Media Server's REST v2, for callers with a JWT of the same secret. */
export function restRoutes(options: RestRoutesOptions): Hono {
  const { tokens, shows, archive, broadcasts, viewers, leases, clock } = options;
  const app = new Hono();
  app.use('*', async (context, next) => {
    if (await tokens.isService(context.req.header('authorization'))) return next();
    return context.text('Invalid App JWT Token', 403);
  });

  app.post('/broadcasts/create', async (context) => {
    const wish = await context.req.json().catch(() => null);
    const broadcast = wish && readWish(wish, clock());
    if (!broadcast) return context.json({ success: false, message: 'Invalid stream name' }, 400);
    if (broadcasts.find(broadcast.streamId))
      return context.json({ success: false, message: 'Stream id is already being used' }, 400);
    broadcasts.put(broadcast);
    return context.json(describe(broadcast));
  });
  app.put('/broadcasts/:id', async (context) => {
    const broadcast = broadcasts.find(context.req.param('id'));
    if (!broadcast) return context.json({ success: false, message: 'No such broadcast' }, 404);
    const changed = { ...broadcast };
    fill(changed, (await context.req.json().catch(() => null)) ?? {});
    broadcasts.put(changed);
    return context.json({ success: true });
  });
  app.get('/broadcasts/:id', (context) => {
    const broadcast = broadcasts.find(context.req.param('id'));
    return broadcast ? context.json(describe(broadcast)) : context.body(null, 404);
  });
  app.delete('/broadcasts/:id', (context) => {
    const id = context.req.param('id');
    shows.stop(id);
    return context.json({ success: broadcasts.remove(id) });
  });
  app.post('/broadcasts/:id/stop', (context) => {
    const id = context.req.param('id');
    const isRunning = (shows.show(id)?.state ?? 'off') !== 'off';
    shows.stop(id);
    return context.json({ success: isRunning });
  });
  app.get('/broadcasts/:id/broadcast-statistics', (context) => {
    const id = context.req.param('id');
    if (!broadcasts.find(id) && !shows.show(id)) return context.body(null, 404);
    return context.json({
      totalWebRTCWatchersCount: shows.show(id)?.viewers ?? 0,
      totalHLSWatchersCount: viewers.count(id),
      totalDASHWatchersCount: -1,
      totalRTMPWatchersCount: -1,
    });
  });
  app.get('/broadcasts/:id/stream-info', (context) => {
    const rendition = shows.rendition(context.req.param('id'));
    return context.json(rendition ? [rendition] : []);
  });
  app.put('/broadcasts/:id/subscribers/:sub/block/:seconds/:uses', (context) => {
    const { id: streamId, sub, seconds, uses } = context.req.param();
    const types = blockedUses[uses];
    if (!types || !(Number(seconds) > 0)) return context.json({ success: false }, 400);
    for (const type of types) leases.block({ streamId, type, sub }, Number(seconds));
    return context.json({ success: true });
  });
  for (const path of ['token', 'jwt-token'])
    app.get(`/broadcasts/:id/${path}`, async (context) => {
      const streamId = String(context.req.param('id'));
      const { type, expireDate, roomId = null } = context.req.query();
      const exp = Number(expireDate);
      if (!isTokenType(type) || !(exp > 0))
        return context.json({ success: false, message: 'type and expireDate are needed' }, 400);
      const tokenId = await tokens.sign({ streamId, type, exp });
      return context.json({ tokenId, streamId, expireDate: exp, type, roomId });
    });

  app.get('/vods/list/:offset/:size', (context) => {
    const { offset, size } = context.req.param();
    const streamId = context.req.query('streamId');
    const from = Number(offset);
    const until = from + Math.min(Number(size), longestPage);
    return context.json(
      ended()
        .filter(({ about }) => !streamId || about.streamId === streamId)
        .slice(from, until)
        .map(vodOf),
    );
  });
  app.get('/vods/:id', (context) => {
    const found = ended().find(({ about }) => about.name === context.req.param('id'));
    return found ? context.json(vodOf(found)) : context.body(null, 404);
  });
  app.delete('/vods/:id', async (context) => {
    const found = ended().find(({ about }) => about.name === context.req.param('id'));
    if (found) await archive.remove(found.about.name);
    return context.json({ success: found !== undefined });
  });
  return app;

  function ended() {
    return archive.list().filter(({ isEnded, about }) => isEnded && about.isKept);
  }

  function describe(broadcast: Broadcast) {
    const { streamId, startTime } = broadcast;
    const show = shows.show(streamId);
    const { streamWidth = 0, streamHeight = 0, videoBitrate = 0, audioBitrate = 0 } = show?.rendition ?? {};
    // What a crash left as running runs no more.
    const left = broadcast.status === 'broadcasting' ? 'finished' : broadcast.status;
    const status = statusNow[show?.state ?? 'off'] ?? left;
    return {
      ...broadcast,
      status,
      duration: show?.state === 'live' ? clock() - startTime : 0,
      width: streamWidth,
      height: streamHeight,
      bitrate: videoBitrate + audioBitrate,
      hlsViewerCount: viewers.count(streamId),
      webRTCViewerCount: show?.viewers ?? 0,
    };
  }
}

const statusNow: Record<Show['state'], BroadcastStatus | null> = {
  off: null,
  preparing: 'preparing',
  live: 'broadcasting',
};

/** What a lease is shut out of, as the address says it. */
const blockedUses: Record<string, readonly TokenType[]> = {
  publish: ['publish'],
  play: ['play'],
  publish_play: ['publish', 'play'],
};

const isTokenType = (text: string | undefined): text is TokenType => text === 'publish' || text === 'play';

function readWish(wish: Record<string, unknown>, now: number): Broadcast | null {
  const streamId = wish.streamId || randomUUID();
  if (typeof streamId !== 'string' || !isStreamId(streamId)) return null;
  const broadcast = newBroadcast(streamId, now);
  fill(broadcast, wish);
  return broadcast;
}

/** Takes over what is said and can be. */
function fill(broadcast: Broadcast, wish: Record<string, unknown>) {
  for (const field of texts) if (typeof wish[field] === 'string') broadcast[field] = wish[field];
  for (const field of numbers) if (typeof wish[field] === 'number') broadcast[field] = wish[field];
}
