import { OVERRUN_MS } from './constants.js';
import type { Payment } from './contract/payment.js';
import type { Show } from './contract/show.js';
import { showStart, type VideoStatus } from './show.js';
import { isTicketValid } from './show-action.js';

/** Where a picture comes from: the media server's stream, or a video that lies somewhere. */
export type PlaybackSource = 'live' | 'file';

/** What a show plays now. AMB-091, AMB-133. */
export function playbackSource(show: { video_status: VideoStatus; islive: number }): PlaybackSource {
  return show.video_status === 'LIVE' && show.islive ? 'live' : 'file';
}

/** Why somebody may not watch; each is an error code. */
export type WatchRefusal = 'own_show' | 'show_not_started' | 'ticket_not_found' | 'ticket_expired';

export interface WatchFacts {
  show: Pick<Show, 'video_status'>;
  /** What the viewer has for the show. */
  payments: readonly Pick<Payment, 'status' | 'expired_ticket'>[];
  isCreator: boolean;
  /** Server time in epoch ms. */
  now: number;
}

/** Why a ticket does not open its show, the first that is so; null: it does. J-01, J-23, J-24, AMB-134. */
export function watchRefusal({ show, payments, isCreator, now }: WatchFacts): WatchRefusal | null {
  if (isCreator) return 'own_show';
  const paid = payments.filter(({ status }) => status === 'COMPLETED');
  if (!paid.length) return 'ticket_not_found';
  if (!paid.some((payment) => isTicketValid(payment, now))) return 'ticket_expired';
  return show.video_status === 'WAITING' ? 'show_not_started' : null;
}

type ShowHours = Pick<Show, 'start_date' | 'start_time' | 'duration'>;

/** When a show is over by its plan, in epoch ms. */
export function plannedEnd(show: ShowHours): number {
  return showStart(show) + show.duration * 60_000;
}

/**
 * Until when a show may be published, in epoch ms: shows begin late and run over, and one that ended may go on for a
 * while. AMB-129.
 */
export function publishEnd(show: ShowHours & Pick<Show, 'video_status'>, now: number): number {
  const end = plannedEnd(show) + OVERRUN_MS;
  return show.video_status === 'ENDED' ? end : Math.max(end, now + OVERRUN_MS);
}

const REHEARSAL = 'rehearsal-';

/** What the media server calls the stage of a show, or that of its rehearsal. AMB-150. */
export function streamOf(showId: Show['id'], isRehearsal = false): string {
  return `${isRehearsal ? REHEARSAL : ''}${showId}`;
}
