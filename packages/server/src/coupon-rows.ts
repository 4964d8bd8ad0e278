import type { Coupon } from '@panggung/core';
import type { CouponListQuerySchema } from '@panggung/core/contract';
import { type Kysely, sql } from 'kysely';
import type * as v from 'valibot';
import type { Tables } from './database.js';
import { pageOf, slice } from './paging.js';
import type { CouponRow } from './payment-row.js';

export interface CouponQuestion {
  userId: number;
  query: v.InferOutput<typeof CouponListQuerySchema>;
  /** Epoch ms. */
  now: number;
}

/**
 * A page of somebody's coupons, the one that ends first before the others. Asked for a type of ticket, those within
 * their dates that may pay for it: what could not be used would push the rest off the page. I-01, AMB-107.
 */
export async function listCoupons(database: Kysely<Tables>, { userId, query, now }: CouponQuestion) {
  const { status, verification, ticket_type } = query;
  const wanted = slice(query);
  let coupons = database.selectFrom('coupon').where('user_id', '=', userId);
  if (status) coupons = coupons.where('status', '=', status);
  if (verification) coupons = coupons.where('verification', '=', verification);
  if (ticket_type) {
    coupons = coupons
      .where('ticket_type', 'in', ['', ticket_type])
      .where(sql<boolean>`coalesce(start_date, 0) <= ${now}::bigint`)
      .where(sql<boolean>`coalesce(end_date, ${now}::bigint) >= ${now}::bigint`);
  }
  const sorted = coupons.selectAll().orderBy(sql`end_date nulls last`).orderBy('id');
  const [rows, { total }] = await Promise.all([
    (wanted.limit === null ? sorted : sorted.limit(wanted.limit)).offset(wanted.offset).execute(),
    coupons.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(toCoupon), page: pageOf(wanted, Number(total)) };
}

function toCoupon({ payment_id: _payment, created_at: _made, ...shown }: CouponRow): Coupon {
  return shown;
}
