import { type Kysely, sql, type Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import { freeCoupons } from './coupon-use.js';
import type { Tables } from './database.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import { oweRefund } from './refund-rows.js';
import { CANCELLED } from './sale-open.js';
import { readChanges, type ShowChangeRow } from './show-change.js';
import { offerSeats } from './waiting-offers.js';

/** What can be done with a ticket of a show that was put off: given back it is over, too late it stays. */
export type ReturnState = 'open' | 'returned' | 'closed';

export interface ReturnLook {
  state: ReturnState;
  show: ShowRow;
  payment: PaymentRow;
  change: ShowChangeRow | null;
}

/** How it stands with giving a ticket back; null where there is none. */
export async function lookAtReturn(
  database: Kysely<Tables>,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<ReturnLook | null> {
  const payments = database.selectFrom('payment').selectAll().where('id', '=', paymentId);
  const payment = await payments.executeTakeFirst();
  if (!payment) return null;
  const shows = database.selectFrom('show').selectAll().where('id', '=', payment.room_id);
  const show = await shows.executeTakeFirstOrThrow();
  const change = (await readChanges(database, [show.id])).get(show.id) ?? null;
  const inside = database.selectFrom('admission').select('id').where('payment_id', '=', paymentId);
  const isInside = Boolean(await inside.where('undone_at', 'is', null).executeTakeFirst());
  return { state: stateOf({ payment, show, change, isInside, now }), show, payment, change };
}

interface Facts extends Omit<ReturnLook, 'state'> {
  isInside: boolean;
  now: number;
}

/** Who bought after the show was put off knew its time. */
function stateOf({ payment, show, change, isInside, now }: Facts): ReturnState {
  if (payment.failure === 'returned') return 'returned';
  const isAhead = show.video_status === 'WAITING' && show.status !== CANCELLED && show.deleted_at === null;
  const isPutOff = change?.kind === 'postponed' && now < (change.return_until ?? 0);
  const isOfBefore = payment.seat === 'sold' && (payment.completed_at ?? now) <= (change?.changed_at ?? 0);
  return isAhead && isPutOff && isOfBefore && !isInside ? 'open' : 'closed';
}

/** Gives a ticket back: its seat is free again, and what was paid for it is owed. Asked again, it changes nothing. */
export function returnTicket(
  database: Kysely<Tables>,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<ReturnLook | null> {
  return database.transaction().execute(async (transaction) => {
    const rooms = transaction.selectFrom('payment').select('room_id').where('id', '=', paymentId);
    const room = await rooms.executeTakeFirst();
    if (!room) return null;
    await lockShows(transaction, [room.room_id]);
    const look = await lookAtReturn(transaction, { paymentId, now });
    if (look?.state !== 'open') return look;
    await giveBack(transaction, look.payment, now);
    return { ...look, state: 'returned' };
  });
}

async function giveBack(transaction: Transaction<Tables>, payment: PaymentRow, now: number): Promise<void> {
  const { id, room_id, amount } = payment;
  const over = { status: 'FAILED', failure: 'returned', seat: 'none', updated_at: now } as const;
  await transaction.updateTable('payment').set(over).where('id', '=', id).execute();
  const show = transaction.updateTable('show').where('id', '=', room_id);
  await show.set({ ticket_sold: sql<number>`ticket_sold - 1` }).execute();
  await freeCoupons(transaction, [payment]);
  if (amount > 0) await oweRefund(transaction, { payment, amount, reason: 'returned', inboxId: null, now });
  await offerSeats(transaction, [room_id], now);
}
