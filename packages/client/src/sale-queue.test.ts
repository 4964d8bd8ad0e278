import { OFFER_WINDOW_MS, QUEUE_POOL_MS, type Show } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, createClock, startApi } from '../../../tests/api.js';
import { type Buyer, type BuyerOptions, createArea, createBuyer, createNetwork } from './buyer.fixture.js';
import { getSaleQueue, type SaleQueue, type SaleQueueState } from './sale-queue.js';
import { getSeatOffer } from './seat-offer.js';
import { getWaitingList } from './waiting-list.js';

let api: Api;
let network: ReturnType<typeof createNetwork>;
const buyers: Buyer[] = [];

beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
beforeEach(() => {
  network = createNetwork(api);
});
afterEach(() => {
  for (const buyer of buyers.splice(0)) buyer.leave();
});
afterAll(() => api.stop());

function visit(options: Partial<BuyerOptions> & Pick<BuyerOptions, 'show'>): Buyer {
  const buyer = createBuyer({ fetch: network.fetch, ...options });
  buyers.push(buyer);
  return buyer;
}

/** Settles when somebody's place looks right. */
function until({ $queue }: SaleQueue, isRight: (state: SaleQueueState) => boolean): Promise<SaleQueueState> {
  return new Promise((resolve) => {
    const stop = $queue.subscribe((state) => {
      if (isRight(state)) resolve(state);
    });
    onTestFinished(stop);
  });
}

describe('the line before a sale', () => {
  const opensIn = (ms: number): Promise<Show> => api.addShow({ sale_opens_at: api.now() + ms });
  const queueOf = (buyer: Buyer, { id }: Show) => getSaleQueue(buyer.panggung, id);
  /** As the screen of the line does when somebody pressed Buy. */
  const stand = async (buyer: Buyer, show: Show) => {
    await buyer.is('queue');
    await queueOf(buyer, show).join();
  };

  test('is gone through by a press on Buy, and keeps its place through a reload', async () => {
    const show = await opensIn(60_000);
    const area = createArea();
    const before = visit({ show, area });
    await before.panggung.shows.reload(show.id);
    before.checkout.enter({ asks: true });
    await stand(before, show);
    const { place } = await until(queueOf(before, show), ({ place }) => Boolean(place?.ticket));
    before.leave();

    api.advance(61_000);
    await api.runJobs();
    const after = visit({ show, area });
    await after.panggung.shows.reload(show.id);
    after.checkout.enter({ asks: true });
    await stand(after, show);
    await after.is('login_prompt');
    expect(queueOf(after, show).$queue.get()).toMatchObject({
      stage: 'admitted',
      place: { ticket: place?.ticket },
    });
    after.checkout.keepGoing();
    await after.buy('rani@kotak.id');
  });

  test('is stood in once, however many ask', async () => {
    const show = await opensIn(60_000);
    const rani = visit({ show });
    const queue = queueOf(rani, show);
    await Promise.all([queue.join(), queue.join()]);
    expect(network.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('has not begun long before the opening', async () => {
    const show = await opensIn(QUEUE_POOL_MS + 3_600_000);
    const rani = visit({ show });
    await rani.panggung.shows.reload(show.id);
    const queue = queueOf(rani, show);
    await queue.join();
    expect(queue.$queue.get()).toMatchObject({ stage: 'closed', place: { ticket: null } });
    rani.checkout.enter({ asks: true });
    await rani.is('queue');
  });

  test('a turn that is no longer taken is asked for again', async () => {
    const show = await opensIn(0);
    let isTaken = false;
    const fetch: typeof network.fetch = async (input, init) => {
      if (isTaken || !String(input).includes('payment-va')) return network.fetch(input, init);
      isTaken = true;
      return Response.json({ code: 'queue_required', message: 'Please wait for your turn' }, { status: 400 });
    };
    const rani = visit({ show, fetch });
    await rani.panggung.shows.reload(show.id);
    rani.checkout.enter({ step: 'email' });
    await queueOf(rani, show).join();
    api.advance(1000);
    await api.runJobs();
    await queueOf(rani, show).join();
    const { methods } = await rani.reachMethods('rani@kotak.id');
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    expect((await rani.is('queue')).email).toBe('rani@kotak.id');
    await stand(rani, show);
    await rani.is('email');
    await rani.buy('rani@kotak.id');
  });
});

describe('the waiting list', () => {
  /** A show whose only seat Sita holds. */
  async function soldOut() {
    const show = await api.addShow({ ticket_quota: 1 });
    const { data } = await api.order({ email: 'sita@kotak.id', show });
    return { show, held: data };
  }

  /** The secret of the last offer's mail. */
  async function offered(): Promise<string> {
    const mails = (await api.mails()).filter(({ text }) => text.includes('#offer='));
    return mails.at(-1)?.text.match(/#offer=([^\s"]+)/)?.[1] ?? '';
  }

  async function freeSeat({ expiration_date }: { expiration_date: number | null }) {
    api.advance((expiration_date ?? 0) - api.now() + 7 * 86_400_000);
    await api.runJobs();
  }

  test('an offered seat is bought by its link alone, through a reload', async () => {
    const { show, held } = await soldOut();
    const rani = visit({ show });
    await getWaitingList(rani.panggung, show.id).join('rani@kotak.id');
    await freeSeat(held);

    const sold = visit({ show });
    await sold.panggung.shows.reload(show.id);
    sold.checkout.enter();
    sold.checkout.type('tamu@kotak.id');
    sold.checkout.submit();
    await sold.is('sold_out', 'all_held');

    const area = createArea();
    const before = visit({ show, area });
    before.checkout.enter({ offer: await offered() });
    await expect.poll(() => getSeatOffer(before.panggung, show.id).$offer.get()?.email).toBe('r***@kotak.id');
    before.leave();
    const after = visit({ show, area });
    await after.buy('rani@kotak.id');
    expect(getSeatOffer(after.panggung, show.id).secret()).toBeNull();
  });

  test('an offer that has ended is said so, and forgotten', async () => {
    const { show, held } = await soldOut();
    const rani = visit({ show });
    await getWaitingList(rani.panggung, show.id).join('rani@kotak.id');
    await freeSeat(held);
    rani.checkout.enter({ offer: await offered() });
    await rani.reachMethods('rani@kotak.id');
    api.advance(OFFER_WINDOW_MS + 1000);
    const { methods } = rani.checkout.$state.get();
    rani.checkout.choose(methods[0]?.id ?? '');
    rani.checkout.order();
    await rani.until(({ state }) => state !== 'ordering' && state !== 'method');
    expect(rani.checkout.$state.get().problem).toBe('offer_expired');
    expect(getSeatOffer(rani.panggung, show.id).secret()).toBeNull();
  });

  test('an offer that another address tries to use is said so, and kept for its own', async () => {
    const { show, held } = await soldOut();
    const rani = visit({ show });
    await getWaitingList(rani.panggung, show.id).join('rani@kotak.id');
    await freeSeat(held);
    const secret = await offered();
    rani.checkout.enter({ offer: secret });
    await rani.reachMethods('tamu@kotak.id');
    rani.checkout.choose(rani.checkout.$state.get().methods[0]?.id ?? '');
    rani.checkout.order();
    await rani.until(({ problem }) => problem === 'offer_of_another');
    expect(rani.checkout.$state.get().state).toBe('method');
    rani.checkout.back();
    await rani.buy('rani@kotak.id');
  });

  test('a secret that never was one is forgotten', async () => {
    const { show } = await soldOut();
    const rani = visit({ show });
    await getSeatOffer(rani.panggung, show.id).take('offer.1.made-up');
    expect(getSeatOffer(rani.panggung, show.id).secret()).toBeNull();
  });
});
