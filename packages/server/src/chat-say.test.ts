import type { Show } from '@panggung/core';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../tests/load/places.js';
import type { Person } from '../../../tests/people.js';
import { sayAll } from './chat-say.js';
import type { Saying } from './chat-verdict.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { many, startTwoServers, type TwoServers } from './two-servers.fixture.js';
import { addLiveShow, showRow } from './watching.fixture.js';

describe.skipIf(postgres.isMissing)('two servers on one Postgres', () => {
  let servers: TwoServers;
  let host: Person;
  beforeAll(async () => {
    servers = await startTwoServers();
    host = await servers.apis[0].signIn();
  }, 120_000);
  afterAll(() => servers.stop());

  it('never wait for each other where they write the same names in another order', async () => {
    const [first, second] = servers.apis;
    const userId = Number(host.user.id);
    const rooms = await many(6, () => addLiveShow(first, { start_date: 0, video_created_id: userId }));
    rooms.sort((one, other) => Number(one.id) - Number(other.id));
    const saying = async (show: Show, name: string): Promise<Saying> => ({
      visitor: { show: await showRow(first, show), userId, isHost: true, playback: null },
      comment: name,
      spam: null,
      name,
      now: first.now(),
    });
    const sayings = (names: readonly string[], shows: readonly Show[]) =>
      Promise.all(names.map((name, n) => saying(shows[n] as Show, name)));
    const write = (transaction: Transaction<Tables>, some: readonly Saying[]) =>
      sayAll(transaction, some, undefined);
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(first.ports.database);
      return rows[0]?.count;
    };

    const [forth, back] = [
      await sayings(['a', 'b', 'c'], rooms.slice(0, 3)),
      await sayings(['c', 'b', 'a'], rooms.slice(3)),
    ];
    // Somebody has the name in the middle, until both of the others wait for somebody.
    const blocker = await first.ports.database.startTransaction().execute();
    await sql`
      insert into chat_message (room_id, seq, user_id, comment, is_host, is_held, idempotency_key, created_at)
      values (${Number(rooms[0]?.id)}, 1000, ${userId}, '', true, false, 'b', 0)`.execute(blocker);
    const saidForth = first.ports.database.transaction().execute((transaction) => write(transaction, forth));
    await expect.poll(waiting).toBe(1);
    const saidBack = second.ports.database.transaction().execute((transaction) => write(transaction, back));
    await expect.poll(waiting).toBe(2);
    await blocker.rollback().execute();
    expect((await saidForth).filter((answer) => answer instanceof ApiError)).toEqual([]);
    const codes = (await saidBack).map((answer) => answer instanceof ApiError && answer.code);
    expect(codes).toEqual(Array(3).fill('idempotency_key_reused'));
  });
});
