import {
  availability,
  type CheckoutState,
  donationOf,
  type PurchaseWay,
  purchaseWay,
  quote,
  type Show,
} from '@panggung/core';
import type { OrderBuyer, Wish } from './checkout-body.js';
import type { Changes, CheckoutStore, Fire } from './checkout-store.js';
import type { Panggung } from './panggung.js';
import { createSalePass } from './sale-pass.js';

/** Where a method is chosen. */
const choosing: readonly CheckoutState[] = ['loading', 'ordering'];

export interface SaleOptions {
  panggung: Panggung;
  showId: string;
  forUserId: string | null;
  store: CheckoutStore;
}

/** What is on sale, to whom, and what lets in: the facts an order is made of. */
export function createSale({ panggung, showId, forUserId, store }: SaleOptions) {
  const { session } = panggung;
  const pass = createSalePass(panggung, showId);
  let known: Show | null = null;
  let wasChoosing = false;

  /** What the ticket costs, with these changes. */
  function priced(changes: Changes = {}): Changes {
    const { donate, coupon } = { ...store.get(), ...changes };
    return { ...changes, quote: known && quote(known, { donate: donationOf(donate), coupon }) };
  }

  /** Learns the show. */
  function learn(show: Show): void {
    known = show;
    store.patch(priced({ ticketType: show.ticket_type }));
  }

  function buyer(email: string): OrderBuyer {
    const person = session.$person.get();
    return person ? { person, forUserId: forUserId ?? person.user_id } : { email };
  }

  /** What is to be ordered as things stand. */
  function wish(email: string, choice: Partial<Wish> = {}): Wish | null {
    const { coupon, phone, quote } = store.get();
    if (!known || !quote) return null;
    const show = { ...known, id: showId };
    return { show, buyer: buyer(email), quote, method: null, coupon, phone, redeemCode: null, ...choice };
  }

  return {
    priced,
    learn,
    wish,
    pass,
    show: () => known,
    /** Where nobody knows the show yet, a ticket is paid for. */
    way: (): PurchaseWay => (known ? purchaseWay(known) : 'proceed'),
    /** Whether one must stand in line. AMB-198. */
    needsQueue: ({ sale_opens_at }: Show) =>
      sale_opens_at != null && !pass.offer() && !pass.isLetIn(sale_opens_at),
    /** Whether a seat can be had: one that is free, or one that is kept for whoever was offered it. */
    hasSeat: (show: Show) => Boolean(pass.offer()) || availability(show) === 'available',
    /** Whether the seat was missed while choosing how to pay. */
    wasChoosing: () => wasChoosing,
    /** Says when a seat may come back, if one may. */
    noSeat(answer: Fire, show: Show | null, changes: Changes = {}): boolean {
      wasChoosing = choosing.includes(store.get().state);
      const releaseAt = show && availability(show) === 'all_held' ? show.next_release_at : null;
      return answer(releaseAt ? 'all_held' : 'sold_out', { ...changes, releaseAt });
    },
  };
}
