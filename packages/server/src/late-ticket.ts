import { sql, type Transaction } from 'kysely';
import { activeOnes, isActive } from './active-ticket.js';
import type { Tables } from './database.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import { isOnSale } from './sale-open.js';
import { freeSeats } from './seats.js';

/** Money that came late buys the ticket after all where nobody else has the seat, the buyer no other, and the coupon its worth. */
export async function isStillFree(
  transaction: Transaction<Tables>,
  { payment, show, now }: { payment: PaymentRow; show: ShowRow; now: number },
): Promise<boolean> {
  if (!isOnSale(show) || freeSeats(show) <= 0) return false;
  if (await hasOtherTicket(transaction, payment, now)) return false;
  return takeCoupon(transaction, payment);
}

/** The coupon of a payment that failed was given back, and may be spent by now. */
async function takeCoupon(transaction: Transaction<Tables>, { id, coupon_id }: PaymentRow): Promise<boolean> {
  if (coupon_id === null) return true;
  const coupon = transaction.updateTable('coupon').set({ status: 'USED', payment_id: id });
  const taken = coupon.where('id', '=', coupon_id).where('status', '=', 'UNUSED').returning('id');
  return Boolean(await taken.executeTakeFirst());
}

/** Another ticket of the same person, as a guest or on the account that has their address. */
async function hasOtherTicket(
  transaction: Transaction<Tables>,
  { id, room_id, email, for_user_id }: PaymentRow,
  now: number,
): Promise<boolean> {
  const ofGuest = sql`room_id = ${room_id} and id <> ${id} and email = ${email} and user_id is null`;
  const account = sql`select id from user_account where email = ${email} and firebase_uid is not null`;
  const { rows } = await sql`
    ${activeOnes(ofGuest, now)}
    union all select 1 from payment
    where room_id = ${room_id} and id <> ${id} and for_user_id = coalesce(${for_user_id}::bigint, (${account}))
      and ${isActive(now)}
    limit 1
  `.execute(transaction);
  return rows.length > 0;
}
