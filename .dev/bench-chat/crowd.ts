import { connect, type Socket } from 'node:net';
import { sentTimes } from './talk.js';

export interface CrowdOptions {
  url: string;
  path: string;
  size: number;
}

/** How long messages were on their way, in ms. */
export interface Delays {
  count: number;
  p50: number;
  p99: number;
}

/** Many who read one stream, on plain sockets: the server shares the machine with them. */
export interface Crowd {
  /** Forgets what came so far. */
  begin(): void;
  delays(): Delays;
  leave(): void;
}

/** How many come in at once. */
const AT_ONCE = 50;
/** Ends of times cut in two by a packet are told with the next one. */
const LONGEST_CUT = 64;

/** Comes in, each from an address of their own, and answers once all are told the first event. */
export async function gather({ url, path, size }: CrowdOptions): Promise<Crowd> {
  const { hostname, port } = new URL(url);
  let delays: number[] = [];
  const sockets: Socket[] = [];

  const enter = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.setEncoding('latin1');
      let rest = '';
      let isIn = false;
      socket.on('data', (data: string) => {
        const now = Date.now();
        const text = rest + data;
        if (!isIn && text.includes('event: snapshot')) {
          isIn = true;
          resolve();
        }
        // Only whole events: what follows the last blank line waits.
        const end = text.lastIndexOf('\n\n');
        if (end < 0) {
          rest = text;
          return;
        }
        rest = text.slice(end);
        for (const sentAt of sentTimes(text.slice(0, end))) delays.push(now - sentAt);
      });
      socket.once('error', reject);
      socket.once('close', () =>
        reject(new Error(`A reader was cut off: ${rest.slice(0, LONGEST_CUT * 4)}`)),
      );
      const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: ${address}\r\n\r\n`);
    });

  for (let n = 0; n < size; n += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - n) }, (_, at) => enter(n + at)));
  }
  return {
    begin: () => {
      delays = [];
    },
    delays: () => {
      const sorted = Float64Array.from(delays).sort();
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
      return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
    },
    leave: () => {
      for (const socket of sockets) socket.removeAllListeners('close').destroy();
    },
  };
}
