import { type Sales, type Show, wibDay } from '@panggung/core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import { buy, take } from '../../../../tests/buying.js';
import { newEmail, type Person, stayIn } from '../../../../tests/people.js';
import { addPartner } from '../add-partner.js';
import { listRefunds, markSent } from '../refunds.js';
import { makeShow } from '../show-form.fixture.js';
import { cell } from '../show-sales-csv.js';
import { signInArtist } from '../video.fixture.js';

let api: Api;
let laras: Person;
let show: Show;
beforeAll(async () => {
  api = await startApi({ channels: 'all' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  laras = await signInArtist(api);
  show = (await makeShow(api, laras, { ticket_type: 'flexible', ticket_quota: '20' })).data;
});

const read = (host = laras) => api.get<Sales>(`/api/v1/room/video/${show.id}/sales`, host.headers);
const order = (by: 'BCA' | 'OVO', donate = 0) => buy(api, { by, as: { email: newEmail() }, show, donate });
async function sell(by: 'BCA' | 'OVO', donate = 0) {
  const { data } = await order(by, donate);
  await api.pay(data);
  return data;
}
async function readTable(host = laras) {
  const response = await api.fetch(`/api/v1/room/video/${show.id}/sales.csv`, { headers: host.headers });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { response, lines: text.split('\r\n') };
}

/** What must be so whatever was sold. */
function expectSums(sales: Sales): void {
  const { sold, held, offered, left, ticket_quota, revenue, refunds, series } = sales;
  expect(sold + held + offered + left).toBe(ticket_quota);
  expect(revenue.tickets + revenue.donations).toBe(revenue.amount);
  expect(revenue.amount + refunds.due.amount + refunds.sent.amount).toBe(sales.received);
  expect(sales.payout).toBe(sales.received - refunds.due.amount - refunds.sent.amount);
  for (const rows of [sales.methods, sales.partners]) {
    expect(rows.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(sold);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(revenue.amount);
  }
  expect(sales.refunds_due.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunds.due.amount);
  expect(series.at(-1)).toMatchObject({ at: sales.at, sold, held, left });
  expect(series[0]).toMatchObject({ sold: 0, held: 0, left: ticket_quota });
  const times = series.map(({ at }) => at);
  expect(times).toEqual([...times].sort((one, other) => one - other));
}

describe('the sales of a show', () => {
  it('say who bought how, for how much, on which page, and what is left', async () => {
    await sell('BCA', 10_000);
    await sell('OVO');
    await order('BCA');
    const origin = 'https://venue.example';
    const key = `pk_${crypto.randomUUID()}`;
    await addPartner(api.ports.database, { name: '=Gedung', origins: [origin], key, now: api.now() });
    const body = { email: newEmail(), room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 };
    const page = { origin, 'x-panggung-key': key, 'idempotency-key': crypto.randomUUID() };
    const { data } = await api.post<{ external_id: string }>('/api/v1/payment-va/guest', body, page);
    await api.pay(data);
    const { data: sales } = await read();
    expect(sales).toMatchObject({
      name: 'Malam Tepi Laut',
      ...{ ticket_quota: 20, sold: 3, held: 1, offered: 0, left: 16 },
      received: 460_000,
      revenue: { amount: 460_000, tickets: 450_000, donations: 10_000 },
      methods: [
        { name: 'BCA Virtual Account', tickets: 2, amount: 310_000 },
        { name: 'OVO', tickets: 1, amount: 150_000 },
      ],
      partners: [
        { name: null, tickets: 2, amount: 310_000 },
        { name: '=Gedung', tickets: 1, amount: 150_000 },
      ],
      admitted: 0,
    });
    expectSums(sales);
  });

  it('of a show nobody has bought yet are all zeros', async () => {
    const { data } = await read();
    expect(data).toMatchObject({ sold: 0, held: 0, left: 20, received: 0, methods: [], partners: [] });
    expectSums(data);
  });

  it('grow point by point, from the first order until now', async () => {
    await sell('BCA');
    api.advance(3 * 3_600_000);
    await sell('OVO');
    api.advance(3_600_000);
    const { data } = await read(await stayIn(api, laras));
    const sold = data.series.map((point) => point.sold);
    expect([sold[0], Math.max(...sold), sold.at(-1)]).toEqual([0, 2, 2]);
    expect(sold.filter((count) => count === 1).length).toBeGreaterThan(1);
    expect(data.series.length).toBeLessThanOrEqual(61);
  });

  it('leave out, at each point, the seats that are offered to who waits', async () => {
    show = (await makeShow(api, laras, { ticket_quota: '1', start_date: '2027-11-28' })).data;
    await order('BCA');
    await api.post('/api/v1/waiting-list', { room_id: show.id, email: newEmail() });
    api.advance(36 * 3_600_000);
    await api.runJobs();
    laras = await stayIn(api, laras);
    const { data: offered } = await read();
    expect(offered).toMatchObject({ sold: 0, held: 0, offered: 1, left: 0 });
    expectSums(offered);
    api.advance(3 * 24 * 3_600_000);
    await api.runJobs();
    const { data: over } = await read(await stayIn(api, laras));
    expectSums(over);
    expect(over).toMatchObject({ offered: 0, left: 1 });
    expect(over.series.at(-1)).toMatchObject({ left: 1 });
    expect(over.series.map(({ left }) => left)).toContain(0);
  });

  it('begin with what was sold elsewhere', async () => {
    const row = api.ports.database.updateTable('show').where('id', '=', Number(show.id));
    await row.set({ ticket_sold: 5 }).execute();
    await sell('BCA');
    const { data } = await read();
    expect(data.series[0]).toMatchObject({ sold: 5, left: 15 });
    expect(data.series.at(-1)).toMatchObject({ sold: 6, held: 0, left: 14 });
  });

  it('are nobody else’s to see', async () => {
    const other = await signInArtist(api);
    expect((await read(other)).code).toBe('show_not_found');
    expect((await readTable(other)).response.status).toBe(404);
    expect((await api.get(`/api/v1/room/video/${show.id}/sales`)).status).toBe(400);
  });

  it('add up whatever happens: orders, payments, ends, wrong money, a cancellation, money sent back', async () => {
    const acts = {
      pay: () => sell('BCA'),
      give: () => sell('OVO', 5000),
      hold: () => order('BCA'),
      wrong: async () => {
        const { data } = await order('BCA');
        await api.pay(data, { amount: 20_000 });
      },
      wait: async () => {
        api.advance(36 * 3_600_000);
        await api.runJobs();
      },
      send: async () => {
        const due = await listRefunds(api.ports.database);
        for (const { payment_id } of due.slice(0, 1))
          await markSent(api.ports.database, payment_id, api.now());
      },
    };
    const plan = fc.array(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), { maxLength: 7 });
    const story = fc.asyncProperty(plan, fc.boolean(), async (steps, isCalledOff) => {
      laras = await signInArtist(api);
      show = (await makeShow(api, laras, { ticket_type: 'flexible', start_date: '2027-11-28' })).data;
      for (const step of steps) await acts[step]();
      laras = await stayIn(api, laras);
      if (isCalledOff) {
        await api.post(`/api/v1/room/video/${show.id}/cancellation`, {}, laras.headers);
        api.advance(60_000);
        await acts.send();
      }
      expectSums((await read()).data);
    });
    await fc.assert(story, { numRuns: 8 });
  });
});

describe('the table of sales', () => {
  it('has a line for each order, without who bought, and nothing that a spreadsheet would run', async () => {
    const paid = await sell('BCA', 10_000);
    await take(api, { as: { email: newEmail() }, show });
    const origin = 'https://formula.example';
    const key = `pk_${crypto.randomUUID()}`;
    await addPartner(api.ports.database, { name: '=1+1,"a"', origins: [origin], key, now: api.now() });
    api.advance(1000);
    const body = { email: newEmail(), room_id: show.id, bank_code: 'BCA', expected_amount: 150_000 };
    const page = { origin, 'x-panggung-key': key, 'idempotency-key': crypto.randomUUID() };
    await api.post('/api/v1/payment-va/guest', body, page);
    const { response, lines } = await readTable();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const [header, newest = '', ...rest] = lines;
    expect(header).toBe(
      '\uFEFForder,ordered_at,paid_at,status,payment_type,amount,donation,refund,page,admitted_at',
    );
    expect(newest).toContain(`"'=1+1,""a"""`);
    expect(rest.join()).toContain(String(paid.id).slice(0, 8));
    expect(rest.join()).toContain(`${wibDay(api.now())} `);
    expect(lines.join()).not.toContain('@');
    expect(lines.join()).not.toContain(String(paid.id));
  });

  it('comes in pieces, and whole', async () => {
    const { database } = api.ports;
    const { data } = await order('BCA');
    const rows = Array.from({ length: 1203 }, (_, n) => ({ n }));
    const model = await database
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', String(data.id))
      .execute();
    await database
      .insertInto('payment')
      .values(
        rows.map(({ n }) => ({
          ...(model[0] as (typeof model)[number]),
          id: crypto.randomUUID().replaceAll('-', ''),
          email: `pembeli${n}@kampus.id`,
          code_guest: null,
          status: 'FAILED' as const,
          seat: 'none' as const,
        })),
      )
      .execute();
    const { lines } = await readTable();
    expect(new Set(lines).size).toBe(1 + 1 + 1203 + 1);
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('takes the power from %j', (text) => {
    expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
  });
});
