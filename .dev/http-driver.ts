import { connect, type Socket } from 'node:net';

export interface DriveOptions {
  url: string;
  connections: number;
  /** For how long to send, ms. */
  duration: number;
  /** The body of the next POST, and its Idempotency-Key. */
  next: () => { path: string; key: string; body: string };
}

/** What came of a run. */
export interface Driven {
  /** Answers by HTTP status. */
  statuses: Record<number, number>;
  /** Answers of status 201 a second. */
  perSecond: number;
  /** Time to an answer that 99 of 100 stayed below, ms. */
  p99: number;
  p50: number;
}

interface Tally {
  statuses: Record<number, number>;
  latencies: number[];
}

/**
 * Sends POSTs as fast as answers come, one at a time on each connection. Written on plain sockets: the server shares
 * the machine with it, and every library tried cost more than the server itself.
 */
export async function drive({ url, connections, duration, next }: DriveOptions): Promise<Driven> {
  const tally: Tally = { statuses: {}, latencies: [] };
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const until = started + duration;
  const loops = Array.from({ length: connections }, () =>
    sendUntil({ hostname, port: Number(port), until, next, tally }),
  );
  await Promise.all(loops);
  return summary(tally, performance.now() - started);
}

interface Loop {
  hostname: string;
  port: number;
  until: number;
  next: DriveOptions['next'];
  tally: Tally;
}

function sendUntil({ hostname, port, until, next, tally }: Loop): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      if (sentAt >= until) return socket.end(() => resolve());
      const { path, key, body } = next();
      socket.write(requestText({ host: `${hostname}:${port}`, path, key, body }));
    };
    socket.setNoDelay(true);
    socket.once('connect', send);
    socket.once('error', reject);
    onAnswer(socket, (status) => {
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      tally.latencies.push(performance.now() - sentAt);
      send();
    });
  });
}

function requestText({
  host,
  path,
  key,
  body,
}: {
  host: string;
  path: string;
  key: string;
  body: string;
}): string {
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nidempotency-key: ${key}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** Calls back with the status of each whole answer; the API always sends a content-length. */
function onAnswer(socket: Socket, answered: (status: number) => void): void {
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
    const headEnd = text.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = /content-length: (\d+)/i.exec(text.slice(0, headEnd));
    if (!length) throw new Error(`An answer without content-length: ${text.slice(0, headEnd)}`);
    if (text.length < headEnd + 4 + Number(length[1])) return;
    const status = Number(text.slice(9, 12));
    text = '';
    answered(status);
  });
}

function summary({ statuses, latencies }: Tally, elapsed: number): Driven {
  const sorted = Float64Array.from(latencies).sort();
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    statuses,
    perSecond: ((statuses[201] ?? 0) / elapsed) * 1000,
    p99: quantile(0.99),
    p50: quantile(0.5),
  };
}
