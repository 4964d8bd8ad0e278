import { type Kysely, sql, type Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import { freeCoupons } from './coupon-use.js';
import type { Tables } from './database.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import { oweRefund } from './refund-rows.js';
import { CANCELLED } from './sale-open.js';
import { readChanges, type ShowChangeRow } from './show-change.js';
import { isAhead, SHORTEST_RETURN_MS } from './show-postpone.js';
import { offerSeats } from './waiting-offers.js';

/** What can be done with a ticket of a show that was put off: given back it is over, too late it stays. */
export type ReturnState = 'open' | 'returned' | 'closed';

export interface ReturnLook {
  state: ReturnState;
  show: ShowRow;
  payment: PaymentRow;
  change: ShowChangeRow | null;
}

/** A ticket, as the link says that it is given back by. */
export interface ReturnWish {
  paymentId: string;
  /** When it was sent to whose link this is, epoch ms; null: never. Sent on since, it is no longer theirs to give back. */
  transferredAt: number | null;
  /** Epoch ms. */
  now: number;
}

/** How it stands with giving a ticket back; null where there is none. */
export async function lookAtReturn(
  database: Kysely<Tables>,
  { paymentId, transferredAt, now }: ReturnWish,
): Promise<ReturnLook | null> {
  const payments = database.selectFrom('payment').selectAll().where('id', '=', paymentId);
  const payment = await payments.executeTakeFirst();
  if (!payment || payment.transferred_at !== transferredAt) return null;
  const shows = database.selectFrom('show').selectAll().where('id', '=', payment.room_id);
  const show = await shows.executeTakeFirstOrThrow();
  const change = (await readChanges(database, [show.id])).get(show.id) ?? null;
  const isUsed = (await readUsed(database, [paymentId])).has(paymentId);
  return { state: stateOf({ payment, show, change, isUsed, now }), show, payment, change };
}

interface Facts extends Omit<ReturnLook, 'state'> {
  isUsed: boolean;
  now: number;
}

/** Those of the tickets with which somebody is inside, or has watched: on an empty stage there is nothing to watch. */
export async function readUsed(
  database: Kysely<Tables>,
  paymentIds: readonly string[],
): Promise<Set<string>> {
  if (!paymentIds.length) return new Set();
  const inside = database.selectFrom('admission').select('payment_id').where('undone_at', 'is', null);
  const watched = database
    .selectFrom('playback')
    .innerJoin('show', 'show.id', 'playback.room_id')
    .leftJoin('broadcast', 'broadcast.room_id', 'playback.room_id')
    .select('payment_id')
    .$narrowType<{ payment_id: string }>()
    .where(
      sql<boolean>`seen_at >= coalesce(began_at, case when islive = 1 or url_video is null then null else 0 end)`,
    );
  const used = await inside
    .where('payment_id', 'in', [...paymentIds])
    .union(watched.where('payment_id', 'in', [...paymentIds]))
    .execute();
  return new Set(used.map(({ payment_id }) => payment_id));
}

function stateOf({ payment, isUsed, ...facts }: Facts): ReturnState {
  if (payment.failure === 'returned') return 'returned';
  return mayReturn({ payment, ...facts }) && !isUsed ? 'open' : 'closed';
}

interface ReturnFacts {
  payment: Pick<PaymentRow, 'seat' | 'created_at'>;
  show: Pick<ShowRow, 'status' | 'video_status' | 'islive' | 'url_video' | 'deleted_at'>;
  change: ShowChangeRow | null;
  now: number;
}

/** Whether a ticket can be given back, unless it was used. Who ordered after the show was put off knew its time. */
export function mayReturn({ payment, show, change, now }: ReturnFacts): boolean {
  const changedAt = change?.changed_at ?? 0;
  const isThere = show.status !== CANCELLED && show.deleted_at === null;
  // Brought forward, it may begin before many have read of it.
  const isInTime = isAhead(show, change?.started_at ?? null) || now < changedAt + SHORTEST_RETURN_MS;
  const isPutOff = change?.kind === 'postponed' && now < (change.return_until ?? 0);
  const isOfBefore = payment.seat === 'sold' && payment.created_at <= changedAt;
  return isThere && isInTime && isPutOff && isOfBefore;
}

/** Gives a ticket back: its seat is free again, and what was paid for it is owed. Asked again, it changes nothing. */
export function returnTicket(database: Kysely<Tables>, wish: ReturnWish): Promise<ReturnLook | null> {
  return database.transaction().execute(async (transaction) => {
    const { paymentId, now } = wish;
    const payments = transaction.selectFrom('payment').where('id', '=', paymentId);
    const room = await payments.select('room_id').executeTakeFirst();
    if (!room) return null;
    await lockShows(transaction, [room.room_id]);
    // Whoever is at a door with it at this moment is let in first, or not at all.
    await payments.select('id').forUpdate().execute();
    const look = await lookAtReturn(transaction, wish);
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
