import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import type { RTCPeerConnection } from 'werift';
import { WebSocket } from 'ws';
import { type Camera, startCamera } from './camera.fixture.js';
import type { HookEvent } from './hooks.js';
import { createMediaServer, type MediaServerOptions } from './media-server.js';
import type { Reply } from './message.js';
import { createTokens, type TokenType } from './tokens.js';

/** How long somebody waits for an answer, ms: machines of tests have other things to do. */
const patience = 60_000;

export const secret = 'a secret of the tests, of 32 characters or more';

/** One client on a socket, with all that it was told. */
export interface Client {
  send(message: Record<string, unknown>): void;
  readonly received: readonly Reply[];
  /** The next message that fits and was not asked for before: by `definition`, else by `command`. */
  next(name: string): Promise<Reply>;
  /** The same, or null when the other comes first. */
  nextUnless(name: string, failed: Promise<null>): Promise<Reply | null>;
  close(): void;
  readonly closed: Promise<void>;
}

/** Somebody on air. */
export interface OnAir {
  client: Client;
  camera: Camera;
  stop(): Promise<void>;
  /** Goes as a page goes that is closed. */
  vanish(): void;
}

/** Settles with null when a connection fails: a werift client does at a repeated HelloVerifyRequest. */
export function failureOf(peer: RTCPeerConnection): Promise<null> {
  return new Promise((resolve) => {
    peer.connectionStateChange.subscribe((state) => state === 'failed' && resolve(null));
  });
}

/** Tries again, as browsers' clients do. */
export async function retried<T>(attempt: () => Promise<T | null>, tries = 10): Promise<T> {
  for (let left = tries; left > 0; left--) {
    const done = await attempt();
    if (done !== null) return done;
  }
  throw new Error(`${tries} handshakes failed`);
}

const nameOf = ({ definition, command }: Reply) => definition ?? command;

/** What a listener was told, and where. */
export type Told = HookEvent & { url: string; app: string; timestamp: string };

/** A media server on a free port with a folder and a listener of its own. */
export async function openStudio(options: Partial<MediaServerOptions> = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'panggung-media-'));
  const hooks: Told[] = [];
  let ahead = 0;
  const media = await createMediaServer({
    secret,
    folder,
    hookUrl: 'http://listener.test/hook?secret=s',
    grace: 1000,
    watchdog: patience,
    patience,
    hasControl: true,
    clock: () => Date.now() + ahead,
    async fetch(request) {
      hooks.push({ url: request.url, ...(await request.json()) });
      return new Response(null, { status: 200 });
    },
    ...options,
  });
  await new Promise<void>((resolve) => media.server.listen(0, '127.0.0.1', resolve));
  const { port } = media.server.address() as AddressInfo;
  return {
    ...studioAt(`http://127.0.0.1:${port}`),
    hooks,
    /** Puts the server's clock forward. */
    advance(ms: number) {
      ahead += ms;
    },
    actions: (streamId: string) => hooks.filter(({ id }) => id === streamId).map(({ action }) => action),
    async close() {
      await media.close();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Everybody around a media server: publishers, viewers, and the back end that knows its secret. */
export function studioAt(url: string) {
  const tokens = createTokens({ secret });
  const service = new SignJWT({ iss: 'back end' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
  const token = (streamId: string, type: TokenType, more: { exp?: number; sub?: string } = {}) =>
    tokens.sign({ streamId, type, exp: inAnHour(), ...more });

  async function connect(): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live/websocket`);
    const received: Reply[] = [];
    const listeners = new Set<() => void>();
    const read = new Set<Reply>();
    socket.on('message', (data) => {
      received.push(JSON.parse(String(data)));
      for (const listener of [...listeners]) listener();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));

    function listen(name: string) {
      let stop = () => {};
      const heard = new Promise<Reply>((resolve, reject) => {
        const giveUp = () => reject(new Error(`${name} did not come: ${received.map(nameOf)}`));
        const timer = setTimeout(giveUp, patience);
        stop = () => {
          listeners.delete(look);
          clearTimeout(timer);
        };
        const look = () => {
          const found = received.find((reply) => !read.has(reply) && nameOf(reply) === name);
          if (!found) return;
          read.add(found);
          stop();
          resolve(found);
        };
        listeners.add(look);
        look();
      });
      return { heard, stop };
    }

    return {
      send: (message) => socket.send(JSON.stringify(message)),
      received,
      next: (name) => listen(name).heard,
      nextUnless(name, failed) {
        const { heard, stop } = listen(name);
        const given = failed.then(() => {
          stop();
          return null;
        });
        return Promise.race([heard, given]);
      },
      close: () => socket.terminate(),
      closed,
    };
  }

  /** Null where the handshake failed. */
  async function publish(
    client: Client,
    streamId: string,
    tracks: { video?: boolean; audio?: boolean },
  ): Promise<Camera | null> {
    client.send({ command: 'publish', streamId, token: await token(streamId, 'publish') });
    await client.next('start');
    const camera = startCamera(tracks);
    const failed = failureOf(camera.peer);
    await camera.peer.setLocalDescription(await camera.peer.createOffer());
    const { sdp: offer } = camera.peer.localDescription ?? {};
    client.send({ command: 'takeConfiguration', streamId, type: 'offer', sdp: offer });
    const { sdp } = await client.next('takeConfiguration');
    await camera.peer.setRemoteDescription({ type: 'answer', sdp: String(sdp) });
    if (await client.nextUnless('publish_started', failed)) return camera;
    camera.stop();
    client.send({ command: 'stop', streamId });
    await client.next('publish_finished');
    return null;
  }

  async function goOnAir(
    streamId: string,
    tracks: { video?: boolean; audio?: boolean } = {},
  ): Promise<OnAir> {
    const client = await connect();
    const camera = await retried(() => publish(client, streamId, tracks));
    return {
      client,
      camera,
      async stop() {
        client.send({ command: 'stop', streamId });
        await client.next('publish_finished');
        camera.stop();
        client.close();
      },
      vanish() {
        client.close();
        camera.stop();
      },
    };
  }

  return {
    url,
    token,
    connect,
    goOnAir,
    /** Fetches from `/live/streams`, by default with a play token. */
    async play(path: string, streamId: string, init: RequestInit & { token?: string } = {}) {
      const given = init.token ?? (await token(streamId, 'play'));
      const mark = path.includes('?') ? '&' : '?';
      return fetch(
        `${url}/live/streams/${path}${path.includes('token=') ? '' : `${mark}token=${given}`}`,
        init,
      );
    },
    async rest(method: string, path: string, body?: unknown) {
      const response = await fetch(`${url}/live/rest/v2/${path}`, {
        method,
        headers: { authorization: `Bearer ${await service}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : null };
    },
    control: (method: string, path: string, body: unknown = {}) =>
      fetch(`${url}/control/${path}`, { method, body: JSON.stringify(body) }),
  };
}
