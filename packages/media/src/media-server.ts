import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { openArchive } from './archive.js';
import { openBroadcasts } from './broadcasts.js';
import { controlRoutes } from './control-routes.js';
import { createFaults } from './faults.js';
import { hlsRoutes } from './hls-routes.js';
import { createHooks } from './hooks.js';
import { createLeases, withLeases } from './leases.js';
import type { Log } from './log.js';
import type { PeerSettings } from './peer.js';
import { restRoutes } from './rest-routes.js';
import { createRooms } from './rooms.js';
import { createLedger } from './show-ledger.js';
import { createShows } from './shows.js';
import { createSocketDoor } from './socket-door.js';
import { createTokens, type Tokens } from './tokens.js';
import { createViewers } from './viewers.js';
import { whipRoutes } from './whip.js';

export interface MediaServerOptions extends PeerSettings {
  /** Signs and verifies all tokens; 32 characters or more. */
  secret: string;
  /** Where recordings lie. */
  folder: string;
  /** Told when a stream starts, ends and is recorded, unless its broadcast names another listener. */
  hookUrl?: string | undefined;
  /** How long a publisher may be away until the recording is closed, ms. @default 30 000 */
  grace?: number;
  /** Without a packet for so long, a publisher is given up, ms. @default 10 000 */
  watchdog?: number;
  /** How long a request waits for a segment, ms; shorter than players wait for a playlist. @default 8000 */
  patience?: number;
  /** How many streams at once. @default 20 */
  streamLimit?: number;
  /** How many watch by WebRTC at once, over all streams: each costs a packet of its own for every packet. @default 50 */
  viewerLimit?: number;
  /** Who sends more than that is given up, bits a second. @default 20 000 000 */
  bitrateLimit?: number;
  /** How many sockets one address may hold. @default 200 */
  socketLimit?: number;
  /** The header in which a proxy names the client. */
  addressHeader?: string | undefined;
  /** Whether the disk takes another recording. @default yes */
  hasRoom?(): Promise<boolean> | boolean;
  /** Whether tests may switch faults on. @default false */
  hasControl?: boolean;
  /** Brings hooks to their listener. @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response>;
  /** Waits before each further try of a hook, ms. */
  hookDelays?: readonly number[];
  /** Now, epoch ms. @default Date.now */
  clock?: () => number;
  log?: Log;
}

export interface MediaServer {
  tokens: Tokens;
  /** Everything over HTTP and WebSocket; not yet listening. */
  server: Server;
  /** Says goodbye, writes what is open, and leaves running recordings to the next process. */
  close(): Promise<void>;
}

const welcome = `Panggung's media server
Publish:  /live/websocket (Ant Media signalling), /live/whip/{streamId}
Watch:    /live/streams/{streamId}.m3u8?token=, /live/websocket
Control:  /live/rest/v2/broadcasts
`;

/**
 * A media server in one process: Ant Media signalling and WHIP in, HLS and WebRTC out, each stream recorded as it runs.
 * @example const { server } = await createMediaServer({ secret, folder: '.data/media' }); server.listen(8789)
 */
export async function createMediaServer({
  secret,
  folder,
  hookUrl,
  grace = 30_000,
  watchdog = 10_000,
  patience = 8000,
  streamLimit = 20,
  viewerLimit = 50,
  bitrateLimit = 20_000_000,
  socketLimit = 200,
  addressHeader,
  hasRoom = () => true,
  hasControl = false,
  fetch = (request) => globalThis.fetch(request),
  hookDelays,
  clock = Date.now,
  log = () => {},
  ...peers
}: MediaServerOptions): Promise<MediaServer> {
  const leases = createLeases(clock);
  const faults = createFaults(clock);
  const tokens = withLeases(createTokens({ secret, clock, age: () => faults.switches.ageTokens }), leases);
  const archive = await openArchive(join(folder, 'recordings'), clock);
  const broadcasts = openBroadcasts(join(folder, 'broadcasts.json'));
  const hooks = createHooks({
    app: 'live',
    fetch,
    clock,
    log,
    ...(hookDelays ? { delays: hookDelays } : {}),
  });
  const viewers = createViewers(clock);
  const { rules, events } = createLedger({ broadcasts, hooks, hookUrl, clock, log });
  const shows = createShows({
    archive,
    rules,
    events,
    peers,
    faults,
    clock,
    log,
    grace,
    watchdog,
    streamLimit,
    viewerLimit,
    bitrateLimit,
    hasRoom,
  });
  const door = createSocketDoor({
    path: '/live/websocket',
    stage: shows,
    tokens,
    leases,
    rooms: createRooms(),
    socketLimit,
    addressHeader,
    log,
  });

  const app = new Hono();
  app.get('/', (context) => context.text(welcome));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.use('/live/*', cors({ origin: '*', exposeHeaders: ['Location', 'ETag', 'Content-Range'] }));
  app.route('/live', hlsRoutes({ tokens, shows, archive, broadcasts, viewers, faults, patience }));
  app.route('/live/rest/v2', restRoutes({ tokens, shows, archive, broadcasts, viewers, leases, clock }));
  app.route('/live/whip', whipRoutes({ stage: shows, tokens }));
  const connections = new Set<Socket>();
  function killSockets() {
    door.kill();
    for (const connection of connections) connection.destroy();
  }
  if (hasControl) {
    const restartSequence = (streamId: string) => shows.show(streamId)?.restartSequence();
    app.route('/control', controlRoutes({ faults, clock, killSockets, restartSequence }));
  }
  app.onError((error, context) => {
    log('a request failed', { path: new URL(context.req.url).pathname, error });
    return context.text('Something went wrong here', 500);
  });

  const server = createServer(getRequestListener(app.fetch));
  // Longer than the keep-alive of any proxy before it, so that none writes into a closing connection.
  server.keepAliveTimeout = 75_000;
  server.on('upgrade', door.upgrade);
  server.on('connection', (connection) => {
    if (faults.isOut()) return connection.destroy();
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });

  return {
    tokens,
    server,
    async close() {
      server.close();
      door.farewell();
      await shows.suspend();
      await hooks.stop();
      server.closeAllConnections();
    },
  };
}
