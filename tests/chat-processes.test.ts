import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Chat, getChat } from '../packages/client/src/chat.js';
import { createPanggung } from '../packages/client/src/panggung.js';
import { watchAddress, watchStorage } from '../packages/client/src/visitor.fixture.js';
import type { Show } from '../packages/core/src/contract/index.js';
import { openPostgres } from '../packages/server/src/adapters/postgres.js';
import { openRedisBackplane } from '../packages/server/src/adapters/redis-backplane.js';
import type { Backplane } from '../packages/server/src/backplane.js';
import { say } from '../packages/server/src/chat.fixture.js';
import { addLiveShow } from '../packages/server/src/watching.fixture.js';
import { type Api, startApi } from './api.js';
import { postgres } from './load/places.js';
import { freePort, type Running, startProcess } from './load/process.js';
import { redis, type TemporaryRedis } from './load/redis.js';
import type { Person } from './people.js';

/** Who could not reach a process for long looks for it ever more seldom, in ms. */
const PATIENCE = 90_000;

/** A process of the API that may be killed and started again where it was. */
interface ApiProcess {
  url: string;
  running: Running;
  start(): Promise<void>;
}

/** Somebody's page that reads the chat, on a machine that may sleep. */
interface Reader {
  texts(): string[];
  status(): string;
  fallAsleep(): void;
  wakeUp(): void;
  leave(): void;
}

describe.skipIf(postgres.isMissing || redis.isMissing)('a chat on several processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-chat-'));
  const readers: Reader[] = [];
  let closePostgres: () => Promise<void>;
  let broker: TemporaryRedis;
  let backplane: Backplane;
  /** Where everything is said: a third process. */
  let api: Api;
  let host: Person;
  let show: Show;
  let one: ApiProcess;
  let other: ApiProcess;

  async function startProcessAt(env: Record<string, string>): Promise<ApiProcess> {
    const port = await freePort();
    const start = () => startProcess({ entry: 'packages/server/src/node.ts', env, ready: '/health', port });
    const running = await start();
    const process: ApiProcess = {
      url: running.url,
      running,
      async start() {
        process.running = await start();
      },
    };
    return process;
  }

  beforeAll(async () => {
    const opened = await postgres.open();
    closePostgres = opened.close;
    broker = await redis.open();
    const { url } = opened.place as { url: string };
    const log = { info() {}, warn() {}, error() {} };
    backplane = openRedisBackplane({ url: broker.url, log });
    api = await startApi({ database: openPostgres({ url }), ports: { backplane } });
    host = await api.signIn();
    const env = { NODE_ENV: 'development', LOG_LEVEL: 'error', DATABASE_URL: url, REDIS_URL: broker.url };
    one = await startProcessAt({ ...env, DATA_DIR: join(folder, 'one') });
    other = await startProcessAt({ ...env, DATA_DIR: join(folder, 'other') });
  }, 300_000);
  beforeEach(async () => {
    watchAddress();
    watchStorage();
    show = await addLiveShow(api, { start_date: 0, video_created_id: Number(host.user.id) });
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.leave();
    vi.unstubAllGlobals();
  });
  afterAll(async () => {
    await Promise.all([one, other].map(({ running }) => running.stop()));
    await api.stop();
    backplane.close();
    await Promise.all([broker.stop(), closePostgres()]);
    rmSync(folder, { recursive: true, force: true });
  });

  async function read({ url }: ApiProcess): Promise<Reader> {
    let isAsleep = false;
    // What was under way when it fell asleep never comes, and does not end either.
    const reach: typeof fetch = async (input, init) => {
      if (isAsleep) throw new TypeError('Failed to fetch');
      const response = await fetch(input, init);
      let wasAsleep = false;
      const network = new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, way) {
          wasAsleep ||= isAsleep;
          if (!wasAsleep) way.enqueue(bytes);
        },
      });
      return new Response(response.body?.pipeThrough(network), response);
    };
    const chat: Chat = getChat(createPanggung({ apiUrl: url, fetch: reach, storage: null }), show.id);
    const leave = chat.$lines.listen(() => {});
    const reader: Reader = {
      texts: () => chat.$lines.get().map(({ comment }) => comment),
      status: () => chat.$state.get().status,
      fallAsleep: () => {
        isAsleep = true;
      },
      wakeUp() {
        isAsleep = false;
        dispatchEvent(new Event('online'));
      },
      leave,
    };
    readers.push(reader);
    await expect.poll(reader.status).toBe('live');
    return reader;
  }

  /** Says so many things, all at once. */
  async function talk(about: string, count = 8): Promise<void> {
    const texts = Array.from({ length: count }, (_, n) => `${about} ${n}`);
    const answers = await Promise.all(texts.map((comment) => say(api, show.id, { by: host, comment })));
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(201));
  }

  /** Every page shows what the log holds, in its order. */
  async function allSee(count: number): Promise<void> {
    const rows = api.ports.database.selectFrom('chat_message').select('comment');
    const ordered = await rows.where('room_id', '=', Number(show.id)).orderBy('seq').execute();
    const log = ordered.map(({ comment }) => comment);
    expect(new Set(log).size).toBe(count);
    for (const { texts } of readers) await expect.poll(texts, { timeout: PATIENCE }).toEqual(log);
  }

  it('is the same to all who read, whichever of them is killed and comes back', async () => {
    for (const process of [one, one, other]) await read(process);
    await talk('sebelum');
    await allSee(8);
    const talking = talk('saat');
    await one.running.kill();
    await talking;
    await talk('tanpa');
    await expect.poll(() => readers.map(({ status }) => status())).toEqual(['offline', 'offline', 'live']);
    await one.start();
    await talk('sesudah');
    await allSee(32);
  }, 300_000);

  it('is the same to all while Redis is gone, and when it is back', async () => {
    for (const process of [one, one, other]) await read(process);
    await talk('dengan');
    const talking = talk('saat');
    await broker.kill();
    await talking;
    await talk('tanpa');
    await allSee(24);
    await broker.comeBack();
    await talk('kembali');
    await allSee(32);
  }, 300_000);

  it('is whole to a laptop that slept', async () => {
    const [, sleeper] = [await read(one), await read(other)];
    await talk('bangun');
    await allSee(8);
    sleeper.fallAsleep();
    await talk('tidur', 20);
    await expect.poll(() => readers[0]?.texts().length).toBe(28);
    expect(sleeper.texts()).toHaveLength(8);
    sleeper.wakeUp();
    await talk('lagi');
    await allSee(36);
  }, 300_000);
});
