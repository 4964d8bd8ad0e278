import { afterEach, describe, expect, it } from 'vitest';
import { type PlaceKind, pglite, postgres } from './places.js';
import { freePort, type Running } from './process.js';
import {
  hastyBank,
  makeDirectory,
  order,
  type Place,
  patientBank,
  prepareShow,
  readSale,
  readStatus,
  startApi,
  startGateway,
} from './shop.js';

const { purchases, kills } = process.env.SOAK ? { purchases: 2000, kills: 20 } : { purchases: 120, kills: 2 };
const buyersAtOnce = 16;
/** Every second guest pays; the others let their time run out. */
const isPayer = (guest: number) => guest % 2 === 0;
const guests = Array.from({ length: purchases }, (_, guest) => guest);
const paid = guests.filter(isPayer).length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** An API that is killed and comes back on the same port. */
async function startMortalApi(place: Place) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const books = makeDirectory();
  const gateway = await startGateway({ directory: books.directory, apiUrl: url });
  let api: Running = await startApi(place, { gatewayUrl: gateway.url, port });
  cleanups.push(books.remove, gateway.stop, () => api.stop());
  return {
    url,
    gatewayUrl: gateway.url,
    stop: () => api.stop(),
    async killAndRestart() {
      await api.kill();
      api = await startApi(place, { gatewayUrl: gateway.url, port });
    },
  };
}

type Shop = Awaited<ReturnType<typeof startMortalApi>>;

/** A patient client: the same key until there is a clear answer. */
async function buy(shop: Shop, showId: number, guest: number) {
  const key = crypto.randomUUID();
  const bank = isPayer(guest) ? patientBank : hastyBank;
  for (;;) {
    const reply = await order({ url: shop.url, showId, guest, key, bank }).catch(() => null);
    if (reply?.payment) return reply.payment;
    const isWorthAnotherTry = !reply || reply.status >= 500 || reply.status === 409;
    if (!isWorthAnotherTry)
      throw new Error(`Guest ${guest} was refused: ${reply.status} ${reply.code} ${reply.message}`);
    await pause(50);
  }
}

/** Pays at the gateway as soon as it knows the account. */
async function pay({ gatewayUrl }: Shop, externalId: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${gatewayUrl}/control/accounts/${encodeURIComponent(externalId)}/pay`, {
      method: 'POST',
    });
    await response.body?.cancel();
    if (response.ok) return;
    await pause(100);
  }
}

/** Lets the guests in, so many at a time, and kills the API in between. */
async function sellWithKills(shop: Shop, showId: number) {
  const acknowledged = new Map<string, string>();
  const payers: Promise<void>[] = [];
  let nextGuest = 0;
  async function buyer() {
    while (nextGuest < purchases) {
      const guest = nextGuest++;
      const payment = await buy(shop, showId, guest);
      acknowledged.set(String(payment.id), payment.email ?? '');
      if (isPayer(guest)) payers.push(pay(shop, String(payment.external_id)));
    }
  }
  async function killer() {
    for (let kill = 1; kill <= kills; kill++) {
      while (acknowledged.size < (purchases * kill) / (kills + 1)) await pause(5);
      await pause(Math.random() * 50);
      await shop.killAndRestart();
    }
  }
  await Promise.all([killer(), ...Array.from({ length: buyersAtOnce }, buyer)]);
  await Promise.all(payers);
  return acknowledged;
}

/** Until every payment was heard of and every unpaid seat came back. */
async function settle({ url }: Shop, showId: number): Promise<void> {
  for (const guest of guests) {
    const expected = isPayer(guest) ? 'COMPLETED' : 'ticket_not_found';
    // Once a second: asked more often, a guest is slowed down.
    const patience = { timeout: 120_000, interval: 1000, message: `guest ${guest}` };
    await expect.poll(() => readStatus({ url, showId, guest }), patience).toBe(expected);
  }
}

describe(`the API killed ${kills} times during ${purchases} purchases`, () => {
  it.skipIf(postgres.isMissing)(
    'on Postgres, loses no order, doubles none and frees what nobody paid for',
    { timeout: 900_000 },
    () => survive(postgres),
  );
  it('on PGlite, loses no order, doubles none and frees what nobody paid for', { timeout: 900_000 }, () =>
    survive(pglite),
  );
});

async function survive(kind: PlaceKind): Promise<void> {
  const { place, close } = await kind.open();
  cleanups.push(close);
  const showId = await prepareShow(place, { seats: purchases });
  const shop = await startMortalApi(place);

  const acknowledged = await sellWithKills(shop, showId);
  await settle(shop, showId);
  await shop.stop();

  const { sold, held, payments } = await readSale(place, showId);
  const kept = payments.filter(({ id }) => acknowledged.has(id));
  expect(acknowledged.size).toBe(purchases);
  expect(new Map(kept.map(({ id, email }) => [id, email]))).toEqual(acknowledged);
  expect({ sold, held }).toEqual({ sold: paid, held: 0 });
  expect(kept.filter(({ status, seat }) => status === 'COMPLETED' && seat === 'sold')).toHaveLength(paid);
  expect(kept.filter(({ status, seat }) => status === 'FAILED' && seat === 'none')).toHaveLength(
    purchases - paid,
  );
  expect(payments.filter(({ refund_status }) => refund_status !== 'none')).toEqual([]);
  // An order whose time ran out while the API was away is refused by the gateway; its guest then got another.
  const unheard = payments.filter(({ id }) => !acknowledged.has(id));
  expect(unheard.map(({ failure, seat }) => ({ failure, seat }))).toEqual(
    unheard.map(() => ({ failure: 'gateway_refused', seat: 'none' })),
  );
}
