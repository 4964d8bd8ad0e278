import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** As much of a Firebase Realtime Database as chats need, on its own two wires: REST for who writes, sockets for the SDK. */
export interface RealtimeDatabase {
  url: string;
  /** What lies under message/{room id}. */
  room(id: number | string): Record<string, Child>;
  /** What lies under beat/{room id}. */
  beat(id: number | string): Record<string, unknown>;
  /** Who reads a room now. */
  readers(): number;
  /** Answers nobody, and cuts who is there; false heals it. */
  setDown(isDown: boolean): void;
  /** Takes nothing any more, and lets read on who reads; false heals it. */
  setFull(isFull: boolean): void;
  stop(): Promise<void>;
}

type Child = Record<string, unknown> & { seq: number };
type Children = Record<string, Child>;

type Rules = Record<string, { $room?: { '.read'?: string; '.indexOn'?: string } }>;
const rules: Rules = JSON.parse(readFileSync('packages/server/firebase-rules.json', 'utf8')).rules;

interface DatabaseOptions {
  secret: string;
  /** Now, in epoch ms, as rules know it. */
  now(): number;
}

/** A question for what comes after a place: `orderByChild('seq')`, `startAfter(sp)`. */
interface Asked {
  p: string;
  /** Unset, all of it is asked for. */
  q?: { sp: number; sin: boolean; i: string };
  t?: number;
}

/** What one page reads. */
interface Line {
  socket: WebSocket;
  claims: Record<string, unknown>;
  /** By its tag, or where it has none, by its place. */
  asked: Map<number | string, Asked>;
}

const isAsked = ({ q }: Asked, child: Child | null) => !q || child === null || child.seq > q.sp;

const newsFor = (asked: Asked, children: Children): Children =>
  Object.fromEntries(Object.entries(children).filter(([, child]) => isAsked(asked, child)));

export async function openRealtimeDatabase({ secret, now }: DatabaseOptions): Promise<RealtimeDatabase> {
  const rooms = new Map<string, Children>();
  const lines = new Set<Line>();
  let isDown = false;
  let isFull = false;
  const roomAt = (path: string) => rooms.get(path.replace(/^\//, '')) ?? {};
  const send = ({ socket }: Line, d: object) => socket.send(JSON.stringify({ t: 'd', d }));

  const server = createServer(async (request, response) => {
    if (isDown || isFull) return response.writeHead(503).end('{"error":"down"}');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (searchParams.get('auth') !== secret) return response.writeHead(401).end('{}');
    patch(pathname.slice(1, -'.json'.length), JSON.parse(await textOf(request)));
    return response.writeHead(204).end();
  });

  /** Changes the children it names, and removes those that are null. */
  function patch(path: string, changes: Record<string, Child | null>): void {
    const left = Object.entries({ ...roomAt(path), ...changes }).filter(([, child]) => child !== null);
    rooms.set(path, Object.fromEntries(left.map(([name, child]) => [name, withoutNull(child as Child)])));
    for (const line of lines) {
      for (const asked of line.asked.values()) {
        if (asked.p.slice(1) !== path) continue;
        const named = Object.keys(changes).map((name) => [name, roomAt(path)[name] ?? null]);
        const seen = named.filter(([, child]) => isAsked(asked, child as Child | null));
        if (seen.length) send(line, { a: 'm', b: { p: path, d: Object.fromEntries(seen), t: asked.t } });
      }
    }
  }

  /** As the rules of the product are to be understood: those of firebase-rules.json. */
  function mayRead({ claims }: Line, { p, q }: Asked): boolean {
    const [kind = '', room] = p.slice(1).split('/');
    const { '.read': right, '.indexOn': index } = rules[kind]?.$room ?? {};
    if (right !== 'auth.token.room === $room && auth.token.until > now') return false;
    return claims.room === room && Number(claims.until) > now() && q?.i === index && q?.sin !== true;
  }

  const acts: Record<string, (line: Line, body: never) => object> = {
    s: () => ({ s: 'ok', d: '' }),
    auth(line, { cred }: { cred: string }) {
      line.claims = JSON.parse(Buffer.from(cred.split('.')[1] ?? '', 'base64url').toString());
      return { s: 'ok', d: { auth: line.claims } };
    },
    g: (line, asked: Asked) =>
      mayRead(line, asked) ? { s: 'ok', d: newsFor(asked, roomAt(asked.p)) } : denied,
    q(line, asked: Asked) {
      if (!mayRead(line, asked)) return denied;
      line.asked.set(asked.q ? Number(asked.t) : asked.p, asked);
      send(line, { a: 'd', b: { p: asked.p.slice(1), d: newsFor(asked, roomAt(asked.p)), t: asked.t } });
      return { s: 'ok', d: {} };
    },
    n(line, { p, t }: Asked) {
      line.asked.delete(t === undefined ? p : Number(t));
      return { s: 'ok', d: '' };
    },
  };

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { headers }) => {
    if (isDown) return socket.terminate();
    const line: Line = { socket, claims: {}, asked: new Map() };
    lines.add(line);
    socket.on('close', () => lines.delete(line));
    socket.on('message', (data) => {
      const said = JSON.parse(String(data));
      // A bare number is a sign of life.
      if (typeof said === 'number') return;
      const { r, a, b } = said.d;
      const answer = acts[a];
      if (!answer) throw new Error(`The SDK asks for '${a}', which nobody here answers`);
      send(line, { r, b: answer(line, b as never) });
    });
    const hello = { ts: now(), v: '5', h: headers.host, s: 'session' };
    return socket.send(JSON.stringify({ t: 'c', d: { t: 'h', d: hello } }));
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const { socket } of lines) socket.terminate();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}?ns=demo-panggung`,
    room: (id) => roomAt(`message/${id}`),
    beat: (id) => roomAt(`beat/${id}`),
    readers: () => [...lines].filter(({ asked }) => asked.size > 0).length,
    setDown(next) {
      isDown = next;
      if (next) cut();
    },
    setFull(next) {
      isFull = next;
    },
    async stop() {
      cut();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const denied = { s: 'permission_denied', d: 'Permission denied' };

/** A database keeps no null. */
const withoutNull = (child: Child): Child =>
  JSON.parse(JSON.stringify(child, (_, value) => (value === null ? undefined : value)));

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}
