import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Show } from '@panggung/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../tests/load/places.js';
import { freePort, startProcess } from '../../../tests/load/process.js';
import { redis, type TemporaryRedis } from '../../../tests/load/redis.js';
import type { Person } from '../../../tests/people.js';
import { openRedisBackplane } from './adapters/redis-backplane.js';
import type { Backplane } from './backplane.js';
import { type ChatFollower, chatPath, followChat, say } from './chat.fixture.js';
import { many, startTwoServers, type TwoServers } from './two-servers.fixture.js';
import { addLiveShow } from './watching.fixture.js';

let servers: TwoServers;
let host: Person;
const followers: ChatFollower[] = [];
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.stop()));
});

const addShow = () => addLiveShow(servers.apis[0], { start_date: 0, video_created_id: Number(host.user.id) });

function follow(...[open, show]: [Parameters<typeof followChat>[0], Show]): ChatFollower {
  const follower = followChat(open, show.id);
  followers.push(follower);
  return follower;
}

/** Says so many things, half of them on either server, all at once. */
function talk(show: Show, about: string, count: number): Promise<unknown> {
  return many(count, async (n) => {
    const { status } = await say(servers.either(n), show.id, { by: host, comment: `${about} ${n}` });
    expect(status).toBe(201);
  });
}

/** What the log holds, which all who follow must have been told by now. */
async function allAreTold(show: Show, count: number): Promise<void> {
  const rows = servers.apis[0].ports.database.selectFrom('chat_message').select('comment');
  const ordered = await rows.where('room_id', '=', Number(show.id)).orderBy('seq').execute();
  const log = ordered.map(({ comment }) => comment);
  expect(new Set(log).size).toBe(count);
  for (const follower of followers) await expect.poll(follower.told).toEqual(log);
}

describe.skipIf(postgres.isMissing)('two servers on one Postgres, without a Redis', () => {
  beforeAll(async () => {
    servers = await startTwoServers();
    host = await servers.apis[0].signIn();
  }, 120_000);
  afterAll(() => servers.stop());

  it('tell all the same in the same order, whoever is asked, whoever is cut off', async () => {
    const show = await addShow();
    for (const n of [0, 1, 0, 1]) follow(() => servers.either(n), show);
    const sleeper = follow(() => servers.either(followers.length), show);
    for (const about of ['satu', 'dua', 'tiga']) {
      await talk(show, about, 8);
      await sleeper.drop();
    }
    await allAreTold(show, 24);
  });

  it('keep to slow mode and to one wish together', async () => {
    const show = await addShow();
    const viewer = await servers.apis[0].signIn();
    await servers.apis[0].put(`${chatPath(show.id)}/slow-mode`, { slow_ms: 60_000 }, host.headers);
    const answers = await many(4, (n) => say(servers.either(n), show.id, { by: viewer, comment: `${n}` }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
    const twins = await many(4, (n) =>
      say(servers.either(n), show.id, { by: host, comment: 'Sekali', key: 'sekali' }),
    );
    expect(new Set(twins.map(({ data }) => data.id)).size).toBe(1);
  });

  it('lose and double nothing when one of them is killed and comes back', async () => {
    const show = await addShow();
    const folder = mkdtempSync(join(tmpdir(), 'panggung-chat-'));
    const port = await freePort();
    const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn', DATA_DIR: folder, DATABASE_URL: servers.url };
    const start = () => startProcess({ entry: 'packages/server/src/node.ts', env, ready: '/health', port });
    let server = await start();
    try {
      const remote = { fetch: (path: unknown, init?: RequestInit) => fetch(`${server.url}${path}`, init) };
      for (const open of [remote, remote, servers.apis[1]]) follow(() => open, show);
      await talk(show, 'sebelum', 6);
      const talking = talk(show, 'saat', 12);
      await server.kill();
      await talking;
      server = await start();
      await talk(show, 'sesudah', 6);
      await allAreTold(show, 24);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 300_000);
});

describe.skipIf(postgres.isMissing || redis.isMissing)('two servers on one Postgres, with a Redis', () => {
  let server: TemporaryRedis;
  const backplanes: Backplane[] = [];
  beforeAll(async () => {
    server = await redis.open();
    const log = { info() {}, warn() {}, error() {} };
    servers = await startTwoServers(() => {
      const backplane = openRedisBackplane({ url: server.url, log });
      backplanes.push(backplane);
      return { backplane };
    });
    host = await servers.apis[0].signIn();
  }, 120_000);
  afterAll(async () => {
    for (const backplane of backplanes) backplane.close();
    await servers.stop();
    await server.stop();
  });

  it('let nobody write faster by writing to both', async () => {
    const show = await addShow();
    const flooder = await servers.apis[0].signIn();
    const flood = () => many(100, (n) => say(servers.either(n), show.id, { by: flooder, comment: `${n}` }));
    const said = async () => (await flood()).filter(({ status }) => status === 201).length;
    expect(await said()).toBe(5);
    expect(await said()).toBe(0);
    servers.apis[0].advance(3000);
    expect(await said()).toBe(3);
    const other = await servers.apis[1].signIn();
    expect((await say(servers.apis[1], show.id, { by: other, comment: 'Tenang' })).status).toBe(201);
  });

  it('lose and double nothing when it is killed, and none while it is gone and back', async () => {
    const show = await addShow();
    for (const n of [0, 1, 1]) follow(() => servers.either(n), show);
    await talk(show, 'dengan', 8);
    const talking = talk(show, 'saat mati', 8);
    await server.kill();
    await talking;
    await talk(show, 'tanpa', 8);
    await allAreTold(show, 24);
    await server.comeBack();
    await talk(show, 'kembali', 8);
    await allAreTold(show, 32);
  });
});
