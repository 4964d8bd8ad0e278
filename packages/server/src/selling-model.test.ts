import type { Payment, Show } from '@panggung/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { sellingOf } from './selling.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Few seats for few guests: what goes wrong then meets often. */
const QUOTA = 2;
const GUESTS = 3;
const HOUR = 3_600_000;

type Callback = 'normal' | 'lost' | 'doubled' | 'late';

/** Something that happens to a sale. Numbers choose a guest or a payment. */
type Step =
  | { kind: 'claim'; guests: number[] }
  | { kind: 'pay'; payment: number; callback: Callback; transactions: 'current' | 'late'; isRight: boolean }
  | { kind: 'deliver' }
  | { kind: 'wait'; hours: number; isSwept: boolean }
  | { kind: 'sweep' };

const guest = fc.nat(GUESTS - 1);
const claim = fc.record({
  kind: fc.constant('claim' as const),
  guests: fc.array(guest, { minLength: 1, maxLength: 4 }),
});
const pay = fc.record({
  kind: fc.constant('pay' as const),
  payment: fc.nat(5),
  callback: fc.constantFrom<Callback>('normal', 'late', 'late', 'late', 'doubled', 'lost', 'lost'),
  transactions: fc.constantFrom('current', 'late', 'late'),
  isRight: fc.constantFrom(true, true, true, false),
});
const wait = fc.record({
  kind: fc.constant('wait' as const),
  hours: fc.constantFrom(1, 25),
  isSwept: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: claim, weight: 3 },
  { arbitrary: pay, weight: 4 },
  { arbitrary: wait, weight: 3 },
  { arbitrary: fc.constant({ kind: 'deliver' as const }), weight: 1 },
  { arbitrary: fc.constant({ kind: 'sweep' as const }), weight: 1 },
);

interface Sale {
  show: Show;
  payments: Payment[];
  /** What buyers handed over, by payment, in rupiah. */
  money: Map<string, number[]>;
  run: number;
}

const steps: { [K in Step['kind']]: (sale: Sale, step: Extract<Step, { kind: K }>) => Promise<void> } = {
  async claim({ show, payments, run }, { guests }) {
    const wishes = guests.map((n) => api.order({ email: `guest-${n}-${run}@panggung.test`, show }));
    const answers = await Promise.all(wishes);
    const refusals = answers.filter(({ status }) => status !== 201).map(({ code }) => code);
    expect(refusals.filter((code) => code !== 'sold_out' && code !== 'ticket_exists')).toEqual([]);
    const taken = answers.filter(({ status }) => status === 201);
    payments.push(...taken.map(({ data }) => data));
  },
  async pay({ payments, money }, { payment: at, callback, transactions, isRight }) {
    // The newest first: older accounts have mostly ended.
    const payment = payments.at(-1 - (at % Math.max(1, payments.length)));
    if (!payment) return;
    const amount = payment.amount - (isRight ? 0 : 1_000);
    api.gateway.set({ callback, transactions, lateBy: 30 * HOUR });
    // A closed account refuses money: then none has changed hands.
    const isTaken = await api.pay(payment, { amount }).then(
      () => true,
      () => false,
    );
    if (isTaken) money.set(String(payment.id), [...(money.get(String(payment.id)) ?? []), amount]);
  },
  deliver: async () => {
    await api.gateway.sendCallbacks({ all: true });
    await api.runJobs();
  },
  wait: async (_sale, { hours, isSwept }) => {
    api.advance(hours * HOUR);
    if (isSwept) await api.runJobs();
    await api.gateway.sendCallbacks();
    await sellingOf(api.ports).background.idle();
  },
  sweep: () => api.runJobs(),
};

/** Sold and held seats are those of the payments, and never more than there are. */
async function checkSeats({ show }: Sale): Promise<void> {
  const { database } = api.ports;
  const row = await database
    .selectFrom('show')
    .selectAll()
    .where('id', '=', Number(show.id))
    .executeTakeFirstOrThrow();
  const payments = await database
    .selectFrom('payment')
    .select(['seat', 'status', 'email'])
    .where('room_id', '=', row.id)
    .execute();
  const seats = (seat: string) => payments.filter((payment) => payment.seat === seat);
  expect(row.ticket_sold + row.ticket_held).toBeLessThanOrEqual(QUOTA);
  expect([row.ticket_sold, row.ticket_held]).toEqual([seats('sold').length, seats('held').length]);
  expect(seats('sold').every(({ status }) => status === 'COMPLETED')).toBe(true);
  expect(seats('held').every(({ status }) => status === 'PENDING')).toBe(true);
  const owners = payments.filter(({ seat }) => seat !== 'none').map(({ email }) => email);
  expect(new Set(owners).size).toBe(owners.length);
}

/** All money has bought a ticket or is owed back, also when no callback told of it. */
async function checkMoney({ money, payments }: Sale): Promise<void> {
  const inbox = api.ports.database.selectFrom('webhook_inbox').select(['payment_id', 'amount', 'outcome']);
  const ids = payments.map(({ id }) => String(id));
  const booked = ids.length ? await inbox.where('payment_id', 'in', ids).execute() : [];
  const handed = [...money].flatMap(([id, amounts]) => amounts.map((amount) => `${id} ${amount}`));
  expect(booked.map(({ payment_id, amount }) => `${payment_id} ${amount}`).sort()).toEqual(handed.sort());
  for (const { id, amount } of payments) {
    const outcomes = booked.filter((money) => money.payment_id === id);
    const fulfilled = outcomes.filter(({ outcome }) => outcome === 'fulfilled');
    expect(fulfilled.length).toBeLessThanOrEqual(1);
    expect(fulfilled.every((money) => money.amount === amount)).toBe(true);
    expect(outcomes.every(({ outcome }) => outcome !== 'unknown')).toBe(true);
  }
}

it('whatever happens in whatever order, no seat is sold twice and no money is lost', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24, size: 'max' }), async (happenings) => {
      const sale: Sale = {
        show: await api.addShow({ ticket_quota: QUOTA }),
        payments: [],
        money: new Map(),
        run: ++run,
      };
      for (const happening of happenings) {
        await steps[happening.kind](sale, happening as never);
        await checkSeats(sale);
      }
      await steps.deliver(sale, { kind: 'deliver' });
      for (let day = 0; day < 4; day++) await steps.wait(sale, { kind: 'wait', hours: 25, isSwept: true });
      await checkSeats(sale);
      await checkMoney(sale);
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 25) },
  );
}, 600_000);
