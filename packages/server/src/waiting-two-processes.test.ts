import type { QueuePlace, Show } from '@panggung/core';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../tests/api.js';
import { postgres } from '../../../tests/load/places.js';
import type { Tables } from './database.js';
import { many, startTwoServers, type TwoServers } from './two-servers.fixture.js';
import { offerSeats } from './waiting-offers.js';

/** How many transactions wait for what another has written. */
async function waitingToWrite(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database);
  return rows.length;
}

describe.skipIf(postgres.isMissing)('two servers with one waiting list and one line', () => {
  let servers: TwoServers;
  let apis: TwoServers['apis'];
  beforeAll(async () => {
    servers = await startTwoServers();
    apis = servers.apis;
  });
  afterAll(() => servers.stop());

  const either = (n: number) => servers.either(n);
  const waiter = (n: number) => `antre-${n}@kotak.id`;
  const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
  const take = (api: Api, { id }: Show, email: string, pass?: string) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), ...(pass && { 'panggung-pass': pass }) };
    return api.post('/api/v1/payment-bypass', { email, room_id: id }, headers);
  };
  const join = (n: number, { id }: Show) =>
    either(n).post('/api/v1/waiting-list', { room_id: id, email: waiter(n) });
  const seats = async ({ id }: Show) => {
    const shows = apis[0].ports.database.selectFrom('show').select(['ticket_sold', 'ticket_offered']);
    return shows.where('id', '=', Number(id)).executeTakeFirstOrThrow();
  };
  const giveBack = async ({ id }: Show, count: number) =>
    apis[0].ports.database
      .updateTable('show')
      .set(({ eb }) => ({ ticket_sold: eb('ticket_sold', '-', count) }))
      .where('id', '=', Number(id))
      .execute();
  const offersOf = async ({ name }: Show) => {
    const mails = (await apis[0].mails()).filter(({ subject }) => subject.endsWith(name));
    return mails.flatMap(({ to, text }) => {
      const [, pass] = /#offer=(\S+)/.exec(text) ?? [];
      return pass ? [{ to, pass }] : [];
    });
  };

  it('offer each seat once, and to nobody else, while a crowd wants it', async () => {
    const show = await apis[0].addShow({ ...free, name: 'Kembali', ticket_quota: 20, ticket_sold: 20 });
    for (let n = 0; n < 30; n++) await join(n, show);
    const storm = () => many(60, (n) => take(either(n), show, `orang-${crypto.randomUUID()}@kotak.id`));
    const work = () => many(6, (n) => either(n).runJobs());
    await Promise.all([giveBack(show, 6), work(), storm()]);
    await Promise.all([giveBack(show, 6), storm(), work()]);
    await work();
    const offers = await offersOf(show);
    const { ticket_sold, ticket_offered } = await seats(show);
    expect([ticket_offered, ticket_sold + ticket_offered]).toEqual([offers.length, 20]);
    expect(offers.map(({ to }) => to)).toEqual(offers.map((_, n) => waiter(n)));
    const takes = offers.flatMap((offer) => [offer, offer]);
    const taken = await Promise.all(takes.map(({ to, pass }, n) => take(either(n), show, to, pass)));
    expect(taken.filter(({ status }) => status === 201)).toHaveLength(offers.length);
    expect(await seats(show)).toEqual({ ticket_sold: 20, ticket_offered: 0 });
  });

  it('offer one seat to two people when the lock is left out: the story above can fail', async () => {
    const { database } = apis[0].ports;
    const show = await apis[0].addShow({ ...free, ticket_quota: 1, ticket_sold: 1 });
    await join(0, show);
    await join(1, show);
    await giveBack(show, 1);
    await database.schema.alterTable('show').dropConstraint('no_oversell').execute();
    const offer = (then = async () => {}) =>
      database.transaction().execute(async (transaction) => {
        await offerSeats(transaction, [Number(show.id)], apis[0].now());
        await then();
      });
    // The second has read, and waits to write, before the first is done.
    let second: Promise<void> | undefined;
    await offer(async () => {
      second = offer();
      await expect.poll(() => waitingToWrite(database)).toBe(1);
    });
    await second;
    expect((await seats(show)).ticket_offered).toBe(2);
  });

  it('draw one line, and let in no more than one would', async () => {
    const show = await apis[0].addShow({
      ...free,
      ticket_quota: 20,
      sale_opens_at: apis[0].now() + 60_000,
    });
    const enter = async (n: number) =>
      (await either(n).post<QueuePlace>('/api/v1/sale-queue', { room_id: show.id })).data;
    const pool = await many(60, enter);
    apis[0].advance(60_000);
    const late = (await Promise.all([many(20, enter), many(4, (n) => either(n).runJobs())]))[0];
    const look = ({ ticket }: QueuePlace, n: number) =>
      either(n).get<QueuePlace>(`/api/v1/sale-queue?room_id=${show.id}`, { 'panggung-queue': ticket ?? '' });
    const counts = [];
    for (let second = 0; second < 3; second++) {
      const places = (await Promise.all([...pool, ...late].map(look))).map(({ data }) => data);
      const waiting = places.flatMap(({ position }) => position ?? []);
      expect(waiting.toSorted((one, other) => one - other)).toEqual(waiting.map((_, at) => at + 1));
      counts.push(places.length - waiting.length);
      apis[0].advance(1_000);
      await many(4, (n) => either(n).runJobs());
    }
    expect(counts).toEqual([20, 30, 30]);
  });
});
