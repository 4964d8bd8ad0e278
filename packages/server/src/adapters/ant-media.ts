import { SignJWT } from 'jose';
import * as v from 'valibot';
import { MediaError, type MediaServer } from '../media-server.js';

export interface AntMediaOptions {
  /** The public address of its application, such as `https://media.example:5443/live`. */
  url: string;
  /** The same, where this server reaches it. @default {@link AntMediaOptions.url} */
  restUrl?: string | undefined;
  /** Signs the tokens of streams and of calls: at least 32 characters. */
  secret: string;
  clock?: () => number;
  /** How long one call may take, in ms. @default 5000 */
  timeout?: number;
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response> | Response;
}

/** How long the bearer of one call holds, in ms. */
const CALL_MS = 60_000;
/** How long a playback that was ended is kept out, in s: longer than the tokens it may still hold. */
const BLOCK_S = 180;

const BroadcastSchema = v.object({ status: v.string() });
const VodsSchema = v.array(
  v.object({ streamId: v.string(), vodName: v.string(), duration: v.number(), creationDate: v.number() }),
);
/** As many as it lists at once. */
const MOST_VODS = 50;

/**
 * Ant Media Server, or what speaks as it does: its JWT control for streams, its JWT filter for calls.
 * @example createAntMedia({ url: 'http://localhost:8789/live', secret })
 */
export function createAntMedia(options: AntMediaOptions): MediaServer {
  const url = options.url.replace(/\/+$/, '');
  const { clock = Date.now } = options;
  const key = new TextEncoder().encode(options.secret);
  const sign = (claims: Record<string, string>, expiresAt: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(new Date(expiresAt))
      .sign(key);
  const call = createCalls(options, () => sign({ iss: 'panggung' }, clock() + CALL_MS));

  const findList = createLists(options, clock);

  return {
    playToken: ({ streamId, lease, expiresAt }) => sign({ streamId, type: 'play', sub: lease }, expiresAt),
    publishToken: ({ streamId, expiresAt }) => sign({ streamId, type: 'publish' }, expiresAt),
    async createBroadcast({ streamId, name, hookUrl }) {
      const recorded = hookUrl === null ? { mp4Enabled: -1 } : { listenerHookURL: hookUrl };
      const body = { streamId, name, type: 'liveStream', ...recorded };
      const made = await call('POST', '/broadcasts/create', body);
      // The hook of one that was made before may hold the address or the secret of another day.
      const known = made.status === 400 ? await call('PUT', pathOf(streamId), recorded) : made;
      if (!known.ok) throw refused('create', known);
    },
    async isOnAir(streamId) {
      const reply = await call('GET', pathOf(streamId));
      if (reply.status === 404) return false;
      const told = v.safeParse(BroadcastSchema, reply.ok ? await reply.json() : null);
      if (!told.success) throw refused('look', reply);
      return told.output.status === 'broadcasting';
    },
    async recordings(streamId) {
      const of = encodeURIComponent(streamId);
      const reply = await call('GET', `/vods/list/0/${MOST_VODS}?streamId=${of}`);
      const told = v.safeParse(VodsSchema, reply.ok ? await reply.json() : null);
      if (!told.success) throw refused('list', reply);
      const own = told.output.filter((vod) => vod.streamId === streamId);
      return own.map(({ vodName, duration, creationDate }) => ({
        name: vodName,
        duration,
        at: creationDate,
      }));
    },
    stop: (streamId) => mustDo('stop', call('POST', `${pathOf(streamId)}/stop`)),
    cut: ({ streamId, lease }) =>
      mustDo(
        'block',
        call('PUT', `${pathOf(streamId)}/subscribers/${encodeURIComponent(lease)}/block/${BLOCK_S}/play`),
      ),
    hlsUrl: async (play) => `${url}/streams/${await findList(play)}.m3u8`,
    websocketUrl: `${url.replace(/^http/, 'ws')}/websocket`,
    ingestUrl: `${url}/whip`,
    whipUrl: (streamId) => `${url}/whip/${encodeURIComponent(streamId)}`,
    recording: (name) => ({
      url: `${url}/streams/${encodeURIComponent(fileOf(name))}`,
      isPlaylist: name.endsWith('.m3u8'),
    }),
  };
}

const pathOf = (streamId: string) => `/broadcasts/${encodeURIComponent(streamId)}`;

/** Ant Media Server's hook tells of a recording without saying what kind of file it is; its list says so. */
const fileOf = (name: string) => (/\.\w+$/.test(name) ? name : `${name}.mp4`);

async function mustDo(what: string, asked: Promise<Response>): Promise<void> {
  const reply = await asked;
  if (!reply.ok && reply.status !== 404) throw refused(what, reply);
}

function refused(what: string, { status }: Response): MediaError {
  return new MediaError(`The media server answered '${what}' with ${status}`);
}

/** Read to its end, whoever looks at it: what is left unread keeps a connection from the next call. */
async function whole(reply: Response): Promise<Response> {
  const body = await reply.arrayBuffer();
  return new Response(body.byteLength ? body : null, { status: reply.status });
}

/** How long it is remembered by which list a stream plays, in ms: each viewer asks anew once a minute. */
const LIST_MS = 10_000;
/** Streams remembered at most; the one asked for first is forgotten first. */
const MOST_LISTS = 1000;

type FindList = (play: { streamId: string; token: string }) => Promise<string>;

/** Finds the list of a stream's renditions: where there are any, a stream has no list of its own. media-protocol, section 8. */
function createLists(options: AntMediaOptions, clock: () => number): FindList {
  const { timeout = 5000, fetch = (request) => globalThis.fetch(request) } = options;
  const base = `${(options.restUrl ?? options.url).replace(/\/+$/, '')}/streams`;
  const kept = new Map<string, { at: number; name: Promise<string> }>();

  async function look({ streamId, token }: Parameters<FindList>[0]): Promise<string> {
    const own = encodeURIComponent(streamId);
    const address = `${base}/${own}_adaptive.m3u8?token=${token}`;
    try {
      const wish = new Request(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout) });
      return (await whole(await fetch(wish))).ok ? `${own}_adaptive` : own;
    } catch {
      // Whoever watches asks for it again until it is there.
      return own;
    }
  }

  return (play) => {
    const { streamId } = play;
    const known = kept.get(streamId);
    if (known && clock() - known.at < LIST_MS) return known.name;
    const name = look(play);
    kept.delete(streamId);
    kept.set(streamId, { at: clock(), name });
    if (kept.size > MOST_LISTS) kept.delete(kept.keys().next().value as string);
    return name;
  };
}

type Calls = (method: string, path: string, body?: Record<string, unknown>) => Promise<Response>;

function createCalls(options: AntMediaOptions, bearer: () => Promise<string>): Calls {
  const { timeout = 5000, fetch = (request) => globalThis.fetch(request) } = options;
  const base = `${(options.restUrl ?? options.url).replace(/\/+$/, '')}/rest/v2`;
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${await bearer()}`, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(timeout);
    const init = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    try {
      return await whole(await fetch(new Request(base + path, init)));
    } catch {
      throw new MediaError(`The media server did not answer ${method} ${path.split('/').at(-1)}`);
    }
  };
}
