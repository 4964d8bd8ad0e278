import type { UserData } from '@panggung/core';
import type { Kysely, Selectable } from 'kysely';
import type { PaymentTable, Tables } from './database.js';
import { isOwn } from './payment-list.js';

type Ticket = UserData['tickets'][number];
type TicketRow = Selectable<PaymentTable> & { video_name: string; admitted_at: number | null };

/** How a present was paid is nobody's business but the giver's. */
const giversOwn = {
  payment_type: null,
  amount: null,
  donate: null,
  coupon_id: null,
  phone: null,
  account_name: null,
  account_number: null,
  payment_code: null,
  redeem_code: null,
  refund_status: 'none',
} as const;

/** Payments and tickets of a person, and the money that was owed back to them. */
export async function ticketData(database: Kysely<Tables>, userId: number) {
  const rows = await database
    .selectFrom('payment')
    .innerJoin('show', 'show.id', 'payment.room_id')
    .leftJoin('admission', (join) => join.onRef('payment_id', '=', 'payment.id').on('undone_at', 'is', null))
    .where(isOwn(userId))
    .selectAll('payment')
    .select(['show.name as video_name', 'admitted_at'])
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .execute();
  const refunds = await database
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.user_id', '=', userId)
    .select(['payment_id', 'refund.amount', 'reason', 'refund.status', 'refund.created_at', 'refund.sent_at'])
    .orderBy('refund.id')
    .execute();
  return { tickets: rows.map((row) => toTicket(row, userId)), refunds };
}

function roleOf({ user_id, for_user_id }: TicketRow, userId: number): Ticket['role'] {
  if (user_id !== userId) return 'received';
  return for_user_id === userId ? 'own' : 'given';
}

function toTicket(row: TicketRow, userId: number): Ticket {
  const role = roleOf(row, userId);
  const { id, room_id, video_name, status, created_at, completed_at, transferred_at } = row;
  // Who came in by a present is its receiver's to know.
  const admitted_at = role === 'given' ? null : row.admitted_at;
  const times = { created_at, completed_at, transferred_at, admitted_at };
  const ticket = { id, room_id, video_name, role, status, ...times };
  if (role === 'received') return { ...ticket, ...giversOwn };
  const { refund_status, payment_type, amount, donate, coupon_id, phone } = row;
  const { account_name, account_number, payment_code, redeem_code } = row;
  const paid = { refund_status, payment_type, amount, donate, coupon_id, phone };
  return { ...ticket, ...paid, account_name, account_number, payment_code, redeem_code };
}
