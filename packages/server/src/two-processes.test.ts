import type { Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCode, addCoupon, buy, redeem, signInCustomer, takeByCoupon } from '../../../tests/buying.js';
import { postgres } from '../../../tests/load/places.js';
import { createClaims } from './claim.js';
import type { ClaimLock } from './claim-seats.js';
import { freeTerms } from './payment-terms.js';
import { many, startTwoServers, type TwoServers } from './two-servers.fixture.js';

/** Lets whoever has read go on once somebody else has, too, which a lock would have made wait; at the latest after 10 s. */
function createMeeting() {
  let goOn: (() => void) | undefined;
  return () =>
    new Promise<void>((resolve) => {
      if (goOn) {
        goOn();
        goOn = undefined;
        resolve();
      } else {
        goOn = resolve;
        setTimeout(resolve, 10_000);
      }
    });
}

const SEATS = 100;
const GUESTS = 500;

describe.skipIf(postgres.isMissing)('two servers that sell the same show on one Postgres', () => {
  let servers: TwoServers;
  let apis: TwoServers['apis'];
  beforeAll(async () => {
    servers = await startTwoServers();
    apis = servers.apis;
  });
  afterAll(() => servers.stop());

  const guest = (n: number) => `guest-${n}@panggung.test`;
  const either = (n: number) => servers.either(n);

  it('give 100 seats to 100 of 500 guests', async () => {
    const show = await apis[0].addShow({ ticket_quota: SEATS });
    const answers = await Promise.all(
      Array.from({ length: GUESTS }, (_, n) => either(n).order({ email: guest(n), show })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SEATS);
    expect(answers.filter(({ code }) => code === 'sold_out')).toHaveLength(GUESTS - SEATS);
    expect((await apis[1].show(show.id)).ticket_left).toBe(0);
  });

  it('oversell when the lock is left out: the stories above can fail', async () => {
    const { database } = apis[0].ports;
    const show = await apis[0].addShow({ ticket_quota: SEATS, ticket_type: 'free_pass', ticket_price: 0 });
    await database.schema.alterTable('show').dropConstraint('no_oversell').execute();
    const twoHaveRead = createMeeting();
    const unlocked: ClaimLock = async (transaction, ids) => {
      const shows = await transaction
        .selectFrom('show')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute();
      await twoHaveRead();
      return shows;
    };
    const claims = apis.map(({ ports }) => createClaims({ ...ports, lock: unlocked }));
    const wishes = Array.from({ length: GUESTS }, (_, n) =>
      claims[n % 2]?.({
        showId: Number(show.id),
        buyer: { kind: 'guest', email: guest(n) },
        partnerId: null,
        key: { key: crypto.randomUUID(), bodyHash: '' },
        terms: freeTerms,
      }).catch(() => null),
    );
    const sold = (await Promise.all(wishes)).filter(Boolean).length;
    expect(sold).toBeGreaterThan(SEATS);
  });

  it('sell one ticket for one key, whichever server hears it', async () => {
    const show = await apis[0].addShow({ ticket_type: 'free_pass', ticket_price: 0 });
    const wish = { email: guest(1), show, key: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => either(n).takeFree(wish)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(new Set(taken.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await apis[0].show(show.id)).ticket_left).toBe(99);
  });

  it('tell a watcher on one of what happened on the other', async () => {
    const show = await apis[0].addShow();
    const { data: payment } = await apis[0].order({ email: guest(2), show });
    const path = `/api/v1/payment/${payment.id}/events?code_guest=${payment.code_guest}`;
    const response = await apis[1].fetch(path);
    const reader = (response.body as NonNullable<Response['body']>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    expect((await reader.read()).value).toContain('"PENDING"');
    await apis[0].pay(payment);
    expect((await reader.read()).value).toContain('"COMPLETED"');
    await reader.cancel();
  });

  it('tell of the start of a show once between them', async () => {
    const now = apis[0].now();
    // Both parts of a start carry WIB's seven hours.
    const start = { start_date: now - 25_200_000, start_time: 0 };
    const show = await apis[0].addShow(start);
    await Promise.all([...apis, ...apis].map((api) => api.runJobs()));
    const told = apis[1].ports.database.selectFrom('notification').select('title');
    expect(await told.where('room_video_id', '=', Number(show.id)).execute()).toEqual([
      { title: `${show.name} dimulai` },
    ]);
  });

  it('find a show by its words on either', async () => {
    const show = await apis[0].addShow({ name: 'Bräga “Layang-Layang” 97' });
    for (const words of ['layang', 'bräg 97', 'LAYANG-LAYANG', 'sekar layang']) {
      const { data } = await apis[1].get<{ id: unknown }[]>(
        `/api/v1/room/video?q=${encodeURIComponent(words)}`,
      );
      expect(data.map(({ id }) => id)).toEqual([show.id]);
    }
  });

  it('ask the gateway for one account between them', async () => {
    const show = await apis[0].addShow();
    apis[0].gateway.set({ gateway: 'down' });
    const { data: payment } = await apis[0].order({ email: guest(3), show });
    apis[0].gateway.set({ gateway: 'up' });
    apis[0].advance(60_000);
    await Promise.all(apis.map((api) => api.runJobs()));
    const accounts = apis.flatMap(({ gateway }) => gateway.accounts(String(payment.external_id)));
    expect(accounts).toHaveLength(1);
  });

  const won = (answers: { status: number }[]) => answers.filter(({ status }) => status === 201);

  it('let a coupon and a code be used once between them', async () => {
    const ayu = await signInCustomer(apis[0]);
    const shows = await many(4, () => apis[0].addShow());
    const couponId = await addCoupon(apis[0], { owner: ayu, type: 'FREE-ONE' });
    const given = await many(40, (n) =>
      takeByCoupon(either(n), { as: { person: ayu }, show: shows[n % 4] as Show, couponId }),
    );
    expect(won(given)).toHaveLength(1);
    const show = await apis[0].addShow({ ticket_type: 'free', ticket_price: 0 });
    const code = await addCode(apis[0], show);
    const redeemed = await many(40, (n) => redeem(either(n), { as: { email: guest(n) }, show, code }));
    expect(won(redeemed)).toHaveLength(1);
    expect((await apis[1].show(show.id)).ticket_left).toBe(99);
  });

  it('sell a person one ticket for a show, and let them hold five for others', async () => {
    const [ayu, budi] = [await signInCustomer(apis[0]), await signInCustomer(apis[1])];
    const show = await apis[0].addShow();
    const as = { person: ayu };
    expect(won(await many(10, (n) => buy(either(n), { by: 'BCA', as, show })))).toHaveLength(1);
    const shows = await many(8, () => apis[0].addShow());
    const gifts = await many(8, (n) =>
      buy(either(n), { by: 'BCA', as: { ...as, receiver: budi }, show: shows[n] as Show }),
    );
    expect(won(gifts)).toHaveLength(5);
    expect(new Set(gifts.flatMap(({ code }) => code ?? []))).toEqual(new Set(['too_many_pending']));
  });
});
