// `npm run bench:chat`: how long a message of live chat is on its way to a crowd of 3,000 while 20 are said each second, on
// one API process with the embedded database, beside a process that does nothing but write the same to as many. Prints
// what a connection costs, and what each frame costs a phone's page that shows it. Ends with 1 when 1 in 100 waits longer
// than the limit, when something was not told, or when 1 frame in 100 keeps the page's main thread longer than its limit.
import { sql } from 'kysely';
import type { Ports } from '../packages/server/src/ports.js';
import { createSessions } from '../packages/server/src/session.js';
import { freePort, type Running, startProcess } from '../tests/load/process.js';
import { makeDirectory, type Place, prepareShow, withData } from '../tests/load/shop.js';
import { type Delays, gather } from './bench-chat/crowd.js';
import { reportFrames } from './bench-chat/frames.js';
import { bundle, measurePage } from './bench-chat/page.js';
import { readUse } from './bench-chat/process-use.js';
import { BATCH_MS, messageText, PER_SECOND, talk } from './bench-chat/talk.js';

const size = Number(process.env.BENCH_READERS ?? 3000);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const limit = 700;
const warmUp = 3000;
/** Nobody writes more often than the API lets them. */
const writers = 60;
const sessionKey = 'bench-session-key-of-enough-characters';

interface Line extends Delays {
  what: string;
  expected: number;
  /** Of one core. */
  cpuShare: number;
  /** Of each connection, in kB. */
  memory: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const stops: (() => unknown)[] = [];
const lines: Line[] = [];
let frames: number[] = [];
try {
  lines.push(await measureRaw());
  const chat = await openChat();
  console.error('Measuring the chat ...');
  lines.push(await measure(chat));
  console.error('Measuring its page ...');
  bundle();
  const hush = chat.begin();
  frames = await measurePage({ url: chat.server.url, showId: chat.showId, seconds });
  hush();
} finally {
  for (const stop of stops.reverse()) await stop();
}
const isPrompt = report();
const isSmooth = reportFrames(frames);
process.exitCode = isPrompt && isSmooth ? 0 : 1;

async function measureRaw(): Promise<Line> {
  console.error('Measuring a process that only writes ...');
  const server = await startProcess({ entry: '.dev/bench-chat/raw.ts', env: {}, ready: '/health' });
  try {
    return await measure({ what: 'raw server-sent writes', server, path: '/', begin: () => () => {} });
  } finally {
    await server.stop();
  }
}

async function openChat(): Promise<Subject & { showId: number }> {
  const { directory, remove } = makeDirectory();
  stops.push(remove);
  const { showId, bearers } = await prepare({ directory });
  const server = await startProcess({
    entry: 'packages/server/src/node.ts',
    ready: '/health',
    port: await freePort(),
    env: {
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      DATA_DIR: directory,
      SESSION_KEY: sessionKey,
      CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
    },
  });
  stops.push(() => server.stop());
  const path = `/api/v1/room/video/${showId}/chat`;
  return { what: 'live chat', showId, server, path, begin: () => say(server.url + path, bearers) };
}

/** A free show on air, and people who are signed in. */
async function prepare(place: Place): Promise<{ showId: number; bearers: string[] }> {
  const showId = await prepareShow(place, { seats: 10, ticketType: 'free_pass' });
  const bearers = await withData(place, async (database) => {
    await database.updateTable('show').set({ video_status: 'LIVE', islive: 1, start_date: 0 }).execute();
    await sql`
      insert into user_account (email, full_name, type, email_verified, status, created_at)
      select n || '@bench.test', 'Penonton ' || n, 'USER', true, 'VERIFIED', 0 from generate_series(1, ${sql.lit(writers)}) n
    `.execute(database);
    const people = database.selectFrom('user_account').select('id').where('email', 'like', '%@bench.test');
    const sessions = createSessions({ database, clock: Date.now, settings: { sessionKey } } as Ports);
    const issued = (await people.execute()).map(({ id }) =>
      sessions.issue({ userId: id, origin: null, deviceName: 'bench' }),
    );
    return (await Promise.all(issued)).map(({ token }) => token);
  });
  return { showId, bearers };
}

/** Says something so many times a second, each time somebody else; ends when the answered function is called. */
function say(url: string, bearers: readonly string[]): () => void {
  return talk(async (n) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${bearers[n % bearers.length]}`,
      'x-forwarded-for': `172.16.0.${n % bearers.length}`,
    };
    const body = JSON.stringify({ comment: messageText() });
    const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    if (response?.status !== 201) console.error(`Not said: ${response?.status} ${await response?.text()}`);
  });
}

interface Subject {
  what: string;
  server: Running;
  path: string;
  begin: () => () => void;
}

async function measure({ what, server, path, begin }: Subject): Promise<Line> {
  await pause(1000);
  const idle = readUse(server.pid);
  const crowd = await gather({ url: server.url, path, size });
  await pause(1000);
  const full = readUse(server.pid);
  const hush = begin();
  await pause(warmUp);
  crowd.begin();
  const before = readUse(server.pid);
  await pause(seconds * 1000);
  const after = readUse(server.pid);
  const delays = crowd.delays();
  hush();
  crowd.leave();
  return {
    what,
    ...delays,
    expected: size * PER_SECOND * seconds,
    cpuShare: (after.cpu - before.cpu) / seconds,
    memory: (full.memory - idle.memory) / size,
  };
}

/** Prints the table; true when the chat is quick enough and told everything, but for what was on its way at both ends. */
function report(): boolean {
  console.log(`${size} readers, ${PER_SECOND} messages a second in batches of ${BATCH_MS} ms, ${seconds} s`);
  console.log(row(['', 'told', 'of', 'p50 ms', 'p99 ms', 'CPU %', 'kB each', 'CPU us/told']));
  for (const { what, count, expected, p50, p99, cpuShare, memory } of lines) {
    const each = (cpuShare * seconds * 1e6) / count;
    const figures = [count, expected, p50, p99, cpuShare * 100, memory, each];
    console.log(row([what, ...figures.map((figure) => figure.toFixed(0))]));
  }
  const chat = lines.at(-1);
  const isTold = Boolean(chat && chat.count >= chat.expected * 0.95);
  const isQuick = Boolean(chat && chat.p99 < limit);
  if (!isTold) console.log('Messages are missing.');
  if (!isQuick) console.log(`Too slow: 1 in 100 waits longer than ${limit} ms.`);
  return isTold && isQuick;
}

function row([first = '', ...rest]: string[]): string {
  return first.padEnd(24) + rest.map((cell) => cell.padStart(12)).join('');
}
