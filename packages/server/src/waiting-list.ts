import type { SeatOffer, Waiting } from '@panggung/core';
import { sql } from 'kysely';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { isOnSale } from './sale-open.js';
import type { Pass } from './sale-queue-pass.js';
import { freeSeats } from './seats.js';

/** Who would wait for which show's seat. */
export interface WaitingWish {
  showId: number | null;
  /** In normal form. */
  email: string;
  /** Null for a guest. */
  userId: number | null;
}

/**
 * Lists an address for a seat that comes back. Says the same whether or not it was listed before: who asks need not be
 * who waits.
 * @throws ApiError `show_not_found`, `sale_closed`, `own_show`, `seats_available`
 */
export async function joinWaitingList(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { showId, email, userId }: WaitingWish,
): Promise<Waiting> {
  const shows = database.selectFrom('show').selectAll().where('id', '=', showId);
  const show = await shows.where('deleted_at', 'is', null).executeTakeFirst();
  if (!show) throw new ApiError('show_not_found', 'Show not found');
  if (!isOnSale(show)) throw new ApiError('sale_closed', 'Tickets for this show are not on sale');
  if (show.video_created_id === userId) {
    throw new ApiError('own_show', 'Nobody needs a ticket for their own show');
  }
  if (freeSeats(show) > 0) throw new ApiError('seats_available', 'There are tickets again');
  const row = { room_id: show.id, email, user_id: userId, created_at: clock() };
  await database
    .insertInto('waiting_list')
    .values(row)
    .onConflict((known) =>
      known.columns(['room_id', 'email']).where(sql<boolean>`status in ('waiting', 'offered')`).doNothing(),
    )
    .execute();
  return { room_id: show.id, email };
}

/**
 * The open offer that a pass names.
 * @throws ApiError `offer_expired`
 */
export async function readOffer(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { pass, showId }: { pass: Pass | null; showId: number | null },
): Promise<SeatOffer> {
  const offers = database.selectFrom('waiting_list').select(['room_id', 'email', 'offer_expires_at']);
  const offer = await offers
    .where('offer_hash', '=', pass?.kind === 'offer' ? pass.name : '')
    .where('room_id', '=', showId)
    .where('status', '=', 'offered')
    .where('offer_expires_at', '>', clock())
    .executeTakeFirst();
  if (!offer?.offer_expires_at) throw new ApiError('offer_expired', 'This offer has ended');
  return { room_id: offer.room_id, expires_at: offer.offer_expires_at, email: maskEmail(offer.email) };
}

/**
 * As much of an address as a stranger may read.
 * @example maskEmail('ratna@kotak.id') // 'r***@kotak.id'
 */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
}
