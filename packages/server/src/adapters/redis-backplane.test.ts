import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redis, type TemporaryRedis } from '../../../../tests/load/redis.js';
import type { Backplane } from '../backplane.js';
import type { Log } from '../ports.js';
import { openRedisBackplane } from './redis-backplane.js';

describe.skipIf(redis.isMissing)('two processes with one Redis', () => {
  let server: TemporaryRedis;
  let backplanes: readonly [Backplane, Backplane];
  const lines: string[] = [];
  const write = (_: object, message: string) => lines.push(message);
  const log: Log = { info: write, warn: write, error: write };
  const heard: number[] = [];

  beforeAll(async () => {
    server = await redis.open();
    const open = () => openRedisBackplane({ url: server.url, log });
    backplanes = [open(), open()];
    backplanes[1].listen((roomId) => heard.push(roomId));
  });
  afterAll(async () => {
    for (const backplane of backplanes) backplane.close();
    await server.stop();
  });

  /** Tells it until it is heard: whoever has just come listens a moment later. */
  const tells = (roomId: number) =>
    expect
      .poll(() => {
        backplanes[0].tell(roomId);
        return heard;
      })
      .toContain(roomId);

  it('hear of each other', () => tells(7));

  it('go on without it, and hear of each other again when it is back', async () => {
    await server.kill();
    await expect.poll(() => lines).toContain('Redis is gone: chats of other processes come later');
    expect(() => backplanes[0].tell(8)).not.toThrow();
    await server.comeBack();
    await tells(9);
    expect(heard).not.toContain(8);
    expect(lines.filter((line) => line.startsWith('Redis is gone'))).toHaveLength(2);
  });

  it('hear afterwards what they were told while their line was gone', async () => {
    const operator = createClient({ url: server.url });
    await operator.connect();
    const waiting = async () => {
      const clients = `${await operator.sendCommand(['CLIENT', 'LIST'])}`.split('\n');
      return clients.flatMap((line) =>
        line.includes('cmd=xread') ? (/^id=(\d+)/.exec(line)?.[1] ?? []) : [],
      );
    };
    await expect.poll(async () => (await waiting()).length).toBe(2);
    for (const id of await waiting()) await operator.sendCommand(['CLIENT', 'KILL', 'ID', id]);
    backplanes[0].tell(11);
    await expect.poll(() => heard).toContain(11);
    operator.destroy();
  });
});
