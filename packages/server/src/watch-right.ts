import { isFreeToWatch, isTicketValid, type WatchRefusal, watchRefusal } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import type { PaymentRow, ShowRow } from './payment-row.js';

/** What each refusal says; the first two as the documents have it. */
const words: Record<WatchRefusal, string> = {
  ticket_not_found: 'Ticket not found',
  show_not_started: "The show hasn't started yet",
  ticket_expired: 'This ticket has expired',
  own_show: 'This is your own show',
};

export function watchError(refusal: WatchRefusal): ApiError {
  return new ApiError(refusal, words[refusal]);
}

/**
 * A show that somebody wants to watch.
 * @throws ApiError `show_not_found`
 */
export async function readWatched(database: Kysely<Tables>, id: number | null): Promise<ShowRow> {
  const shows = database.selectFrom('show').selectAll().where('id', '=', id);
  const show = await shows.where('deleted_at', 'is', null).executeTakeFirst();
  if (!show) throw new ApiError('show_not_found', 'Show not found');
  return show;
}

/**
 * A show as whoever makes it has it.
 * @throws ApiError `show_not_found`, also for who did not make it
 */
export async function readOwnShow(
  database: Kysely<Tables>,
  id: number | null,
  userId: number,
): Promise<ShowRow> {
  const show = await readWatched(database, id);
  if (show.video_created_id !== userId) throw new ApiError('show_not_found', 'Show not found');
  return show;
}

/** Why a show may not be watched without a ticket; null: it may. J-03, AMB-082. */
export function freeRefusal(show: ShowRow, now: number): WatchRefusal | null {
  if (isFreeToWatch(show, now)) return null;
  return show.ticket_type === 'free_pass' ? 'show_not_started' : 'ticket_not_found';
}

/** The first ticket that opens its show at `now` (epoch ms). */
export function validTicket(payments: readonly PaymentRow[], now: number): PaymentRow | undefined {
  return payments.find((payment) => isTicketValid(payment, now));
}

/** What was once opened with a ticket. Times in epoch ms. */
export interface Opened {
  paymentId: string | null;
  /** Of one's own show: nobody else was given what opens it. */
  isRehearsal: boolean;
  /** Since when it is known whose ticket it is. */
  since: number;
}

/** Why what was opened may not go on; null: it may. A ticket that was sent on since opens nothing for who gave it. */
export async function refusalNow(
  database: Kysely<Tables>,
  show: ShowRow,
  { paymentId, isRehearsal, since, now }: Opened & { now: number },
): Promise<WatchRefusal | null> {
  if (isRehearsal) return null;
  if (paymentId === null) return freeRefusal(show, now);
  const payments = await readTickets(database, paymentId);
  const own = payments.filter(({ transferred_at }) => transferred_at === null || transferred_at <= since);
  return watchRefusal({ show, payments: own, isCreator: false, now });
}

function readTickets(database: Kysely<Tables>, id: string): Promise<PaymentRow[]> {
  return database.selectFrom('payment').selectAll().where('id', '=', id).execute();
}
