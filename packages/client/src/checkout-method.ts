import {
  type Coupon,
  donationOf,
  type Id,
  type PaymentType,
  type Show,
  sameId,
  takesAmount,
} from '@panggung/core';
import { type Purchase, type PurchaseParts, trouble } from './checkout-parts.js';
import { payableMethods } from './checkout-questions.js';
import type { Changes, Fire } from './checkout-store.js';
import { usableCoupons } from './coupon.js';
import { currentShow } from './known-show.js';

/** Builds the part that lists the ways to pay. H-01 to H-04, I-01 to I-04. */
export function createMethods(
  parts: PurchaseParts,
  purchase: Purchase,
): Pick<Purchase, 'loadMethods' | 'chooseCoupon'> {
  const { panggung, showId, store, sale, draft } = parts;
  /** Those that take the price without a coupon. H-02. */
  let listed: readonly PaymentType[] = [];

  /** What follows from a coupon: the price, and the methods that take it. AMB-105. */
  function choices(coupon: Coupon | null): Changes {
    const changes = sale.priced({ coupon });
    const total = changes.quote?.total ?? 0;
    const methods = listed.filter((method) => takesAmount(method, total));
    const methodId = store.get().methodId ?? draft.read().methodId;
    const isOffered = methods.some(({ id }) => sameId(id, methodId));
    return { ...changes, methods, methodId: isOffered ? methodId : null };
  }

  /** The show is had in another way by now: nobody pays for it here. */
  function leave(answer: Fire, changes: Changes): void {
    if (store.get().buyer === 'guest') answer('back', changes);
    else if (answer('restart', changes)) void purchase.decide({}, changes);
  }

  async function ask(show: Show): Promise<{ methods: PaymentType[]; coupons: Coupon[] }> {
    const donation = sale.way() === 'donate' ? donationOf(store.get().donate) : 0;
    // A ticket can be paid for without a coupon, too.
    const asked = usableCoupons(panggung, show).catch(() => []);
    const methods = await payableMethods(panggung, show, show.ticket_price + donation);
    return { methods, coupons: await asked };
  }

  async function loadMethods(changes: Changes = {}): Promise<void> {
    const answer = store.ask();
    try {
      const show = await currentShow(panggung, showId);
      sale.learn(show);
      if (sale.way() === 'take' || sale.way() === 'redeem') return leave(answer, changes);
      if (!sale.hasSeat(show)) return void sale.noSeat(answer, show);
      const { methods, coupons } = await ask(show);
      listed = methods;
      const couponId = store.get().coupon?.id ?? draft.read().couponId;
      const coupon = coupons.find(({ id }) => sameId(id, couponId)) ?? null;
      answer('loaded', { ...choices(coupon), coupons, ...changes });
    } catch (thrown) {
      listed = [];
      answer('refuse', { methods: [], ...trouble(panggung, thrown) });
    }
  }

  return {
    loadMethods,
    chooseCoupon(couponId: Id | null) {
      const coupon = store.get().coupons.find(({ id }) => sameId(id, couponId)) ?? null;
      store.patch({ ...choices(coupon), problem: null, isMethodMissing: false });
      draft.change({ couponId: coupon?.id ?? null });
    },
  };
}
