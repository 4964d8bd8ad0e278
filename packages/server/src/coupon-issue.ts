import { type CouponType, normalEmail, type TicketType } from '@panggung/core';
import type { Kysely } from 'kysely';
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
