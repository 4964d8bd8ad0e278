import { type CouponType, normalEmail, type TicketType } from '@panggung/core';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';

export interface NewCoupons {
  /** Whose they are; they have registered. */
  email: string;
  type: CouponType;
  title: string;
  count: number;
  /** Last moment they can be used, epoch ms; null for ever. */
  endsAt: number | null;
  /** Only for such tickets; empty for any. */
  ticketType: Extract<TicketType, 'fixed' | 'flexible'> | '';
  now: number;
}

/**
 * Gives somebody coupons; answers their numbers.
 * @throws Error in one clear line when nobody has this e-mail
 */
export async function issueCoupons(database: Kysely<Tables>, coupons: NewCoupons): Promise<number[]> {
  const email = normalEmail(coupons.email);
  const accounts = database.selectFrom('user_account').select('id').where('email', '=', email);
  const account = await accounts.where('firebase_uid', 'is not', null).executeTakeFirst();
  if (!account) throw new Error(`Nobody has registered with ${email}. They register first, on the site.`);
  const { type, title, count, endsAt, ticketType, now } = coupons;
  const row = {
    title,
    season_id: null,
    coupon_type: type,
    user_id: account.id,
    start_date: null,
    end_date: endsAt,
    ticket_type: ticketType,
    payment_id: null,
    created_at: now,
  };
  const rows = Array.from({ length: count }, () => row);
  const issued = await database.insertInto('coupon').values(rows).returning('id').execute();
  return issued.map(({ id }) => id);
}

export interface ReferralCoupon {
  userId: number;
  title: string;
  /** Epoch ms. */
  now: number;
}

/** Tells coupons of newcomers from all others. */
const REFERRAL = 'REFERRAL';

/** Gives somebody half a ticket for coming with a referral code, once. AMB-046. */
export async function giveReferralCoupon(
  database: Kysely<Tables>,
  { userId, title, now }: ReferralCoupon,
): Promise<void> {
  await sql`
    insert into coupon (title, coupon_type, season_id, user_id, created_at)
    select ${title}, 'DISC-50', ${REFERRAL}, ${userId}::bigint, ${now}::bigint
    where not exists (select 1 from coupon where user_id = ${userId}::bigint and season_id = ${REFERRAL})
  `.execute(database);
}
