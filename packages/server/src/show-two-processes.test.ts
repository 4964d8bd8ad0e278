import type { Sales, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../tests/api.js';
import { crowd, rowOf } from '../../../tests/buying.js';
import { postgres } from '../../../tests/load/places.js';
import { newEmail, type Person } from '../../../tests/people.js';
import { editShow, makeShow } from './show-form.fixture.js';
import { postponeOwnShow } from './show-postpone.js';
import { createReturnLinks } from './ticket-return-link.js';
import { many, startTwoServers, type TwoServers } from './two-servers.fixture.js';
import { film, signInArtist } from './video.fixture.js';

const ROUNDS = 8;

describe.skipIf(postgres.isMissing)('two servers with the same shows on one Postgres', () => {
  let servers: TwoServers;
  let apis: TwoServers['apis'];
  let hosts: Person[];
  beforeAll(async () => {
    servers = await startTwoServers();
    apis = servers.apis;
    hosts = await many(2, () => signInArtist(apis[0]));
    // The category of all of them, made once.
    await makeShow(apis[0], host(0));
  }, 120_000);
  afterAll(() => servers.stop());

  const host = (n: number) => hosts[n % 2] as Person;
  const either = (n: number) => servers.either(n);
  const add = async (n: number, typed = {}) => (await makeShow(either(n), host(n), typed)).data;
  const order = (n: number, show: Show) => either(n).order({ email: newEmail(), show });
  const remove = (n: number, { id }: Show, by: Person) =>
    either(n).delete<{ id: number }>(`/api/v1/room/video/${id}`, by.headers);
  const outcomes = (answers: readonly Answer<unknown>[]) => answers.map(({ code, status }) => code ?? status);
  const rowOfShow = ({ id }: Show) =>
    apis[0].ports.database
      .selectFrom('show')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
  const readSales = async (n: number, { id }: Show, by: Person) =>
    (await either(n).get<Sales>(`/api/v1/room/video/${id}/sales`, by.headers)).data;

  it('make one show of one wish, with one video', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const key = crypto.randomUUID();
      const wish = { key, parts: { file: new Blob([film()]) } };
      const made = await crowd(2, (at) => makeShow(either(n + at), host(n), wish));
      expect(outcomes(made)).toEqual([201, 201]);
      expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    }
  });

  it('delete a show, or sell it: never both', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const show = await add(n);
      const [removal, sale] = await Promise.all([remove(n, show, host(n)), order(n + 1, show)]);
      const outcome = outcomes([removal, sale]);
      expect([
        [200, 'show_not_found'],
        ['show_sold', 201],
      ]).toContainEqual(outcome);
    }
  });

  it('take seats away from a show while they are sold: never one that somebody has', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const show = await add(n, { ticket_quota: '6' });
      const edit = editShow(either(n), host(n), { show, ticket_quota: '2' });
      await Promise.all([edit, ...Array.from({ length: 5 }, (_, at) => order(n + at, show))]);
      const { ticket_quota, ticket_held } = await rowOfShow(show);
      expect(ticket_held).toBeLessThanOrEqual(ticket_quota);
      const sales = await readSales(n, show, host(n));
      expect(sales.held + sales.left).toBe(ticket_quota);
      expect(sales.series.at(-1)).toMatchObject({ held: ticket_held, sold: 0 });
    }
  });

  it('call a show off while it is sold: nobody is left with a ticket, and all money is owed', async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const show = await add(n);
      const { data: paid } = await order(n, show);
      await either(n).pay(paid);
      const path = `/api/v1/room/video/${show.id}/cancellation`;
      const off = crowd(2, (at) => either(at).post(path, {}, host(n).headers));
      await Promise.all([off, ...Array.from({ length: 4 }, (_, at) => order(n + at, show))]);
      const sales = await readSales(n, show, host(n));
      expect(sales).toMatchObject({
        sold: 0,
        held: 0,
        payout: 0,
        refunds: { due: { count: 1, amount: 150_000 } },
      });
    }
  });

  it('take a ticket back once, however often it is given', async () => {
    const show = await add(0);
    const tickets = await crowd(ROUNDS, async (n) => {
      const { data } = await order(n, show);
      await either(n).pay(data);
      return data;
    });
    const { start_date, start_time } = show;
    const [first] = apis;
    const later = { start_date: start_date + 7 * 86_400_000, start_time };
    const wish = { id: String(show.id), userId: Number(host(0).user.id), now: first.now(), ...later };
    await postponeOwnShow(first.ports.database, wish);
    const links = createReturnLinks({ ...first.ports.settings, apiUrl: 'http://api.test' });
    for (const ticket of tickets) {
      const url = await links.urlOf({ id: String(ticket.id), transferred_at: null });
      const pages = await crowd(4, (n) => either(n).fetch(url, { method: 'POST' }));
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await rowOf(first, ticket)).toMatchObject({ failure: 'returned', refund_status: 'due' });
    }
    const sales = await readSales(0, show, host(0));
    expect(sales).toMatchObject({ sold: 0, refunds: { due: { count: ROUNDS, amount: ROUNDS * 150_000 } } });
    expect(sales.left).toBe(sales.ticket_quota);
  });

  it('take a ticket back, or let somebody in by it: never both', async () => {
    const [first] = apis;
    const links = createReturnLinks({ ...first.ports.settings, apiUrl: 'http://api.test' });
    for (let n = 0; n < ROUNDS; n++) {
      const show = await add(n);
      const { data } = await order(n, show);
      await either(n).pay(data);
      const later = { start_date: show.start_date + 7 * 86_400_000, start_time: show.start_time };
      const wish = { id: String(show.id), userId: Number(host(n).user.id), now: first.now(), ...later };
      await postponeOwnShow(first.ports.database, wish);
      const { id, entry_code } = await rowOf(first, data);
      const url = await links.urlOf({ id, transferred_at: null });
      const entry = { room_id: show.id, code: entry_code, device_id: 'pintu' };
      const [page, { code, status }] = await Promise.all([
        either(n).fetch(url, { method: 'POST' }),
        either(n + 1).post('/api/v1/admission', entry, host(n).headers),
      ]);
      const isReturned = (await page.text()).includes('sudah dikembalikan');
      expect(code ?? status).toBe(isReturned ? 'not_paid' : 201);
      expect((await rowOf(first, data)).seat).toBe(isReturned ? 'none' : 'sold');
    }
  });
});
