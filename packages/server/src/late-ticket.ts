import type { Transaction } from 'kysely';
import type { Tables } from './database.js';
import type { PaymentRow, ShowRow } from './payment-row.js';

/** Money that came late buys the ticket after all where nobody else has the seat, the buyer no other, and the coupon its worth. */
export async function isStillFree(
  transaction: Transaction<Tables>,
  { payment, show }: { payment: PaymentRow; show: ShowRow },
): Promise<boolean> {
  const taken = show.ticket_sold + show.ticket_held + show.ticket_offered;
  if (show.status !== 'ACTIVE' || show.deleted_at !== null || show.ticket_quota <= taken) return false;
  if (await hasOtherTicket(transaction, payment)) return false;
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
): Promise<boolean> {
  const active = transaction
    .selectFrom('payment')
    .select('id')
    .where('room_id', '=', room_id)
    .where('id', '<>', id)
    .where('seat', '<>', 'none')
    .where('expired_ticket', '=', 0);
  const account = transaction
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .where('firebase_uid', 'is not', null);
  const ofGuest = active.where('email', '=', email).where('user_id', 'is', null);
  const ofAccount = active.where('for_user_id', '=', for_user_id ?? account);
  return Boolean(await ofGuest.unionAll(ofAccount).executeTakeFirst());
}
