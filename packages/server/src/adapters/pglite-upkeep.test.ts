import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSnapshot } from '../../../../tests/pglite-snapshot.js';
import { startUpkeep, type UpkeepOptions } from './pglite-upkeep.js';

let database: Awaited<ReturnType<typeof openSnapshot>>;
let stop = () => {};
beforeAll(async () => {
  database = await openSnapshot();
});
afterEach(() => stop());
afterAll(() => database.destroy());

const quick = { every: 20, quiet: 20, latest: 60_000, look: 5 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function lastRound(): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(last_vacuum) as at from pg_stat_user_tables where relname = 'mail_outbox'
  `.execute(database);
  return rows[0]?.at ?? null;
}

/** Whether a round was made; as long as it takes, or for a moment. */
async function start(options: UpkeepOptions) {
  stop();
  const before = await lastRound();
  stop = startUpkeep(database, options);
  return async () => String(await lastRound()) !== String(before);
}

describe('the upkeep of an embedded database', () => {
  it('waits while people buy, and is done when it is quiet', async () => {
    let busyAt = Number.POSITIVE_INFINITY;
    const isDone = await start({ ...quick, busyAt: () => busyAt });
    await pause(150);
    expect(await isDone()).toBe(false);
    busyAt = 0;
    await expect.poll(isDone).toBe(true);
  });

  it('waits no longer than a day', async () => {
    await expect.poll(await start({ ...quick, latest: 50, busyAt: Date.now })).toBe(true);
  });

  it('tells what went wrong, and is tried again', async () => {
    const errors: Error[] = [];
    await sql`alter table show rename to hidden`.execute(database);
    const isDone = await start({ ...quick, busyAt: () => 0, onError: (error) => errors.push(error) });
    await expect.poll(() => errors[0]?.message).toContain('"show" does not exist');
    await sql`alter table hidden rename to show`.execute(database);
    await expect.poll(isDone).toBe(true);
  });
});
