import { QUEUE_PASS_MS, QUEUE_POLL_MS, QUEUE_POOL_MS, type QueuePlace, type Show } from '@panggung/core';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { newEmail } from '../../../../tests/people.js';
import type { Starts } from '../catalogue/catalogue-schema.js';
import { readFirstCatalogue } from '../catalogue/first-catalogue.fixture.js';
import { storeCatalogue } from '../catalogue/store-catalogue.js';
import { createSaleQueue } from '../sale-queue.js';
import { createPace } from '../sale-queue-pace.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const SECOND = 1000;
const MINUTE = 60_000;
const addSale = (opensIn: number, show: object = {}) =>
  api.addShow({ ticket_type: 'free_pass', ticket_price: 0, sale_opens_at: api.now() + opensIn, ...show });
const enter = async ({ id }: Pick<Show, 'id'>, ticket: string | null = null) =>
  (await api.post<QueuePlace>('/api/v1/sale-queue', { room_id: id, ticket })).data;
const look = async ({ id }: Pick<Show, 'id'>, ticket: string | null) =>
  (await api.get<QueuePlace>(`/api/v1/sale-queue?room_id=${id}`, { 'panggung-queue': ticket ?? '' })).data;
const lookAll = (show: Show, places: readonly QueuePlace[]) =>
  Promise.all(places.map(({ ticket }) => look(show, ticket)));
const enterMany = (show: Show, count: number) =>
  Promise.all(Array.from({ length: count }, () => enter(show)));
const take = (show: Show, pass: string | null = null, email = newEmail()) => {
  const headers = { 'idempotency-key': crypto.randomUUID(), ...(pass && { 'panggung-pass': pass }) };
  return api.post('/api/v1/payment-bypass', { email, room_id: show.id }, headers);
};
/** A second later, with the work of that second done. */
async function pass(ms = SECOND) {
  api.advance(ms);
  await api.runJobs();
}
const stages = (places: readonly QueuePlace[]) => {
  const counts: Record<string, number> = {};
  for (const { stage } of places) counts[stage] = (counts[stage] ?? 0) + 1;
  return counts;
};

describe('before a sale', () => {
  it('asks for no line where a show keeps none', async () => {
    const show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    expect(await enter(show)).toEqual(await look(show, null));
    expect(await enter(show)).toMatchObject({
      stage: 'none',
      ticket: null,
      opens_at: null,
      next_look_at: null,
    });
    expect((await take(show)).status).toBe(201);
    expect((await api.post('/api/v1/sale-queue', { room_id: 999_999 })).code).toBe('show_not_found');
  });

  it('gives no place before the pool opens, and sells nothing', async () => {
    const show = await addSale(QUEUE_POOL_MS + MINUTE);
    const place = await enter(show);
    expect(place).toMatchObject({ stage: 'closed', ticket: null, opens_at: show.sale_opens_at });
    expect(place.next_look_at).toBeGreaterThanOrEqual(api.now() + MINUTE);
    expect(place.next_look_at).toBeLessThanOrEqual(api.now() + MINUTE + QUEUE_POLL_MS);
    expect(await take(show)).toMatchObject({ status: 400, code: 'sale_not_open' });
  });

  it('draws the pool by lot, lets in as many as there are seats for, and puts who comes later behind', async () => {
    const show = await addSale(MINUTE, { ticket_quota: 10 });
    const pool = await enterMany(show, 40);
    expect(stages(pool)).toEqual({ pool: 40 });
    expect(new Set(pool.map(({ ticket }) => ticket)).size).toBe(40);
    await pass(MINUTE);
    const drawn = await lookAll(show, pool);
    expect(stages(drawn)).toEqual({ admitted: 15, line: 25 });
    const order = drawn.map(({ position }) => position ?? 0);
    expect(order.filter(Boolean).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 25 }, (_, at) => at + 1),
    );
    expect(order).not.toEqual(order.toSorted((one, other) => one - other));
    expect(await enter(show)).toMatchObject({ stage: 'line', position: 26, ahead: 25 });
    await pass();
    expect(stages(await lookAll(show, pool))).toEqual({ admitted: 15, line: 25 });
  });
});

it('is asked for by the key sale_opens of a catalogue', async () => {
  const first = await readFirstCatalogue();
  const [entry] = first.shows;
  if (!entry) throw new Error('The first catalogue has no show');
  const { slug } = entry;
  const store = (sale: { sale_opens?: Starts }) => {
    const none = { paymentTypes: [], banners: [], promotions: [] };
    const catalogue = { ...first, ...none, shows: [{ ...entry, ...sale }] };
    return storeCatalogue({ ...api.ports, catalogue, now: api.now(), mediaUrl: (name) => name });
  };
  const shown = api.ports.database.selectFrom('show').select('sale_opens_at').where('slug', '=', slug);
  await store({ sale_opens: { date: '2026-12-24', time: '10:00' } });
  expect(await shown.executeTakeFirst()).toEqual({ sale_opens_at: Date.parse('2026-12-24T03:00:00Z') });
  await store({});
  expect(await shown.executeTakeFirst()).toEqual({ sale_opens_at: null });
});

describe('a place', () => {
  it('survives a reload, and is one for two tabs', async () => {
    const show = await addSale(MINUTE, { ticket_quota: 1 });
    const place = await enter(show);
    const tabs = await Promise.all([
      enter(show, place.ticket),
      enter(show, place.ticket),
      look(show, place.ticket),
    ]);
    expect(tabs.map(({ ticket }) => ticket)).toEqual(Array(3).fill(place.ticket));
    await enterMany(show, 5);
    await pass(MINUTE);
    const first = await look(show, place.ticket);
    expect(await enter(show, place.ticket)).toMatchObject({ ticket: place.ticket, position: first.position });
  });

  it('is lost with a forged ticket, or that of another show', async () => {
    const show = await addSale(MINUTE);
    const other = await addSale(MINUTE);
    const { ticket } = await enter(show);
    const forged = ticket?.replace(/.$/, (last) => (last === '0' ? '1' : '0')) ?? '';
    for (const wrong of [
      forged,
      'x',
      `${other.id}.${ticket?.split('.').slice(1).join('.')}`,
      `${ticket}\u00e9`,
    ]) {
      expect((await look(other, encodeURI(wrong))).stage).toBe('expired');
      expect((await enter(other, wrong)).ticket).not.toBe(wrong);
    }
    expect((await look(other, ticket)).stage).toBe('expired');
  });

  it('is given at once where nobody is before it', async () => {
    const show = await addSale(0);
    expect((await take(show)).code).toBe('queue_required');
    const place = await enter(show);
    expect(place).toMatchObject({ stage: 'admitted', pass_expires_at: api.now() + QUEUE_PASS_MS });
    expect((await take(show, place.pass)).status).toBe(201);
    // Nobody waits: nobody is asked for a pass.
    expect((await take(show)).status).toBe(201);
  });
});

describe('a turn', () => {
  /** Five people, one after the other, at the line of a show with so many seats. */
  async function addLine(free = 1) {
    const show = await addSale(0, { ticket_quota: 100, ticket_sold: 100 - free });
    const places: QueuePlace[] = [];
    for (let at = 0; at < 5; at++) places.push(await enter(show));
    const [first, second, third, fourth, fifth] = places;
    return { show, first, second, third, fourth, fifth };
  }

  it('is for one order', async () => {
    const { show, first, third, fourth } = await addLine(2);
    expect([first?.stage, third?.stage, fourth?.stage]).toEqual(['admitted', 'admitted', 'line']);
    expect((await take(show)).code).toBe('queue_required');
    for (const wrong of [
      '',
      'queue',
      `queue.${show.id}.1.2`,
      `${first?.pass}0`,
      third?.ticket,
      fourth?.ticket,
    ]) {
      expect((await take(show, wrong)).code, wrong ?? '').toBe('queue_required');
    }
    expect((await take(show, first?.pass)).status).toBe(201);
    expect((await take(show, first?.pass)).code).toBe('queue_required');
    expect((await look(show, first?.ticket ?? '')).stage).toBe('expired');
    const again = await enter(show, first?.ticket);
    expect(again).toMatchObject({ stage: 'line' });
    expect(again.ticket).not.toBe(first?.ticket);
  });

  it('ends after ten minutes, and the next one has it', async () => {
    const { show, first, second, third, fifth } = await addLine();
    expect([first?.stage, second?.stage, third?.stage]).toEqual(['admitted', 'admitted', 'line']);
    await pass(QUEUE_PASS_MS);
    expect((await look(show, first?.ticket ?? '')).stage).toBe('expired');
    expect((await take(show, first?.pass)).code).toBe('queue_required');
    expect((await look(show, third?.ticket ?? '')).stage).toBe('admitted');
    expect(await look(show, fifth?.ticket ?? '')).toMatchObject({ stage: 'line', position: 1, ahead: 0 });
    expect(await enter(show, first?.ticket)).toMatchObject({ stage: 'line', position: 2 });
  });

  it('counts again when its order comes to nothing', async () => {
    const show = await addSale(0, { ticket_type: 'fixed', ticket_price: 150_000, ticket_quota: 2 });
    const places = await enterMany(show, 5);
    const { pass: turn } = places.find(({ stage }) => stage === 'admitted') ?? {};
    const order = (email: string) =>
      api.post(
        '/api/v1/payment-va/guest',
        { email, room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 },
        { 'idempotency-key': crypto.randomUUID(), 'panggung-pass': turn ?? '' },
      );
    const { data } = await order('satu@kotak.id');
    expect((await order('dua@kotak.id')).code).toBe('queue_required');
    await api.ports.database
      .updateTable('payment')
      .set({ seat: 'none', status: 'FAILED' })
      .where('id', '=', String(data.id))
      .execute();
    expect((await order('satu@kotak.id')).status).toBe(201);
  });

  it('is not used up by an order that needed none', async () => {
    const { show, first } = await addLine(100);
    // Nobody waits any more: whoever comes is let in.
    await pass();
    const placed = await take(show, first?.pass);
    expect([placed.status, (await take(show, first?.pass)).status]).toEqual([201, 201]);
    const places = api.ports.database.selectFrom('sale_queue').select('payment_id');
    const used = await places
      .where('payment_id', 'is not', null)
      .where('room_id', '=', Number(show.id))
      .execute();
    expect(used).toEqual([{ payment_id: String(placed.data.id) }]);
  });

  it('is nothing where every seat is gone', async () => {
    const { show } = await addLine(1);
    await api.ports.database
      .updateTable('show')
      .set({ ticket_sold: 100 })
      .where('id', '=', Number(show.id))
      .execute();
    expect((await take(show)).code).toBe('sold_out');
    const place = await enter(show);
    expect(place.stage).toBe('line');
    expect(place.next_look_at).toBeGreaterThanOrEqual(api.now() + 30 * SECOND);
  });
});

describe('beside the line', () => {
  it('an offered seat is taken by who waited for it', async () => {
    const show = await addSale(0, { name: 'Sisa', ticket_quota: 3, ticket_sold: 2 });
    const change = (row: object) =>
      api.ports.database.updateTable('show').set(row).where('id', '=', Number(show.id)).execute();
    await enterMany(show, 5);
    await change({ ticket_sold: 3 });
    const email = 'menunggu@kotak.id';
    await api.post('/api/v1/waiting-list', { room_id: show.id, email });
    await change({ ticket_sold: 1 });
    await pass();
    const mail = (await api.mails()).find(({ to }) => to === email);
    expect((await take(show, null, email)).code).toBe('queue_required');
    expect((await take(show, /#offer=(\S+)/.exec(mail?.text ?? '')?.[1], email)).status).toBe(201);
    expect(JSON.stringify(api.lines)).not.toContain('offer.');
  });

  it('nothing is sold while the opening is put off, and the line stays', async () => {
    const show = await addSale(0, { ticket_quota: 1 });
    const places = await enterMany(show, 5);
    const later = api.now() + MINUTE;
    const shows = api.ports.database.updateTable('show').set({ sale_opens_at: later });
    await shows.where('id', '=', Number(show.id)).execute();
    await pass();
    const turn = places.find(({ stage }) => stage === 'admitted');
    expect((await take(show, turn?.pass)).code).toBe('sale_not_open');
    expect(stages(await lookAll(show, places))).toEqual({ admitted: 2, line: 3 });
    await pass(MINUTE);
    expect((await take(show, turn?.pass)).status).toBe(201);
  });
});

describe('a rush', () => {
  it('is let in twenty a second, and never more than there are seats for and half as many', async () => {
    const show = await addSale(MINUTE, { ticket_quota: 30 });
    const pool = await enterMany(show, 100);
    const admitted: number[] = [];
    api.advance(MINUTE - SECOND);
    for (let second = 0; second < 4; second++) {
      await Promise.all([pass(), api.runJobs()]);
      admitted.push(stages(await lookAll(show, pool)).admitted ?? 0);
    }
    expect(admitted).toEqual([20, 40, 45, 45]);
  });

  it('gives places to all who come while the lots are drawn', async () => {
    const show = await addSale(MINUTE, { ticket_quota: 1 });
    const early = enterMany(show, 50);
    await early;
    api.advance(MINUTE);
    const late = await Promise.all([
      ...Array.from({ length: 50 }, () => enter(show)),
      api.runJobs().then(() => enter(show)),
      api.runJobs().then(() => enter(show)),
    ]);
    await pass();
    const all = await lookAll(show, [...(await early), ...late]);
    expect(stages(all)).toEqual({ admitted: 2, line: 100 });
    expect(new Set(all.flatMap(({ position }) => position ?? [])).size).toBe(100);
    const ahead = (places: readonly QueuePlace[]) => Math.max(...places.map(({ position }) => position ?? 0));
    expect(ahead(all.slice(0, 50))).toBeLessThanOrEqual(50);
  });

  it('of looks asks the database for little', async () => {
    const show = await addSale(MINUTE, { ticket_quota: 1 });
    let asked = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const database = api.ports.database.withPlugin(counting);
    const queue = createSaleQueue({ ...api.ports, database }, createPace(api.now));
    const pool = await enterMany(show, 200);
    await pass(MINUTE);
    const lookAround = () =>
      Promise.all(pool.map(({ ticket }) => queue.look({ showId: Number(show.id), ticket })));
    asked = 0;
    await lookAround();
    expect(asked).toBeLessThan(8);
    asked = 0;
    for (let times = 0; times < 20; times++) await lookAround();
    // Two were let in, and are asked after: the others are told from memory.
    expect(asked).toBeLessThan(45);
    api.advance(SECOND);
    asked = 0;
    await lookAround();
    expect(asked).toBeLessThan(5);
  });
});
