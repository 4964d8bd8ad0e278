import { type Coupon, type Id, isCouponUsable, type Show } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, type Loadable } from './resource.js';

/** The coupons of whoever is signed in. I-13. */
export interface Coupons {
  $coupons: ReadableAtom<Loadable<Coupon[]>>;
  reload(): Promise<void>;
}

/** All of a list in one page: of many coupons, each can be found. Q-63. */
const whole = { per_page: -1 };

function createCoupons({ http }: Panggung, user_id: Id): Coupons {
  const query = { ...whole, user_id };
  const { $value, reload } = createResource(
    async () => (await http.call('GET /api/v1/coupon', { query })).data,
  );
  return { $coupons: $value, reload };
}

/** The coupons of the person who is signed in on an API's page. */
export function getCoupons(panggung: Panggung, userId: Id): Coupons {
  return partOf(panggung, `coupons ${userId}`, () => createCoupons(panggung, userId));
}

/** Those that may pay for a show's ticket now; a guest has none, and is not asked about. F-24, I-01. */
export async function usableCoupons({ http, session, clock }: Panggung, show: Show): Promise<Coupon[]> {
  const person = session.$person.get();
  if (!person || !(show.ticket_price > 0)) return [];
  const query = {
    ...whole,
    user_id: person.user_id,
    status: 'UNUSED',
    verification: 'VERIFIED',
    ticket_type: show.ticket_type,
  } as const;
  const { data } = await http.call('GET /api/v1/coupon', { query });
  return data.filter((coupon) => isCouponUsable(coupon, show, clock.now()));
}
