import { SHOW_START_OFFSET_MS } from './constants.js';
import type { Show } from './contract/show.js';

/** What is known of a show's place in time. E-39. */
export const videoStatuses = [
  'WAITING',
  'LIVE',
  'ENDED',
  'WAITING_ROOM',
  'RADIOFEST',
  'MUSIC_VIDEO',
] as const;
export type VideoStatus = (typeof videoStatuses)[number];

/** The ways a ticket is had: redeem code, fixed price, donation on top, or nothing at all. E-40. */
export const ticketTypes = ['free', 'fixed', 'flexible', 'free_pass'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** The instant a show starts, in ms; NaN where the API does not say. E-22, AMB-081. */
export function showStart({ start_date, start_time }: Pick<Show, 'start_date' | 'start_time'>): number {
  // Nothing, added to a date, would pass for midnight; and a date has an end.
  const isSaid = [start_date, start_time].every(Number.isFinite);
  return new Date(isSaid ? start_date + start_time + SHOW_START_OFFSET_MS : Number.NaN).getTime();
}

/** Whether a countdown to the start makes sense. AMB-095. */
export function isCountingDown(
  show: Pick<Show, 'start_date' | 'start_time' | 'video_status'> & Standing,
  now: number,
): boolean {
  return show.video_status === 'WAITING' && !isCalledOff(show) && showStart(show) > now;
}

/** What else is known of a show; a ticket does not say it. */
export type Standing = { status?: string | undefined };

/** Whether a show was called off by its host, or by who runs the place: it will not be. */
export function isCalledOff({ status }: Standing): boolean {
  return status === 'CANCELLED';
}

/** Whether a show has a stage, and a chat beside it: it is broadcast, and to come or on air. AMB-134, AMB-151. */
export function hasStage(show: Pick<Show, 'islive' | 'video_status'> & Standing): boolean {
  return Boolean(show.islive) && !isCalledOff(show) && ['WAITING', 'LIVE'].includes(show.video_status);
}

/** What a badge says about a show: that it was called off, before all else; unknown statuses read as live. E-25 to E-30. */
export type ShowBadge = VideoStatus | 'CANCELLED';

export function showBadge(show: Pick<Show, 'video_status'> & Standing): ShowBadge {
  if (isCalledOff(show)) return 'CANCELLED';
  return videoStatuses.find((status) => status === show.video_status) ?? 'LIVE';
}

/** The wide picture of a show. AMB-092. */
export function landscapeImage(show: Pick<Show, 'url_cover' | 'banner_image' | 'image'>): string | null {
  return show.url_cover || show.banner_image || show.image || null;
}

/** The tall picture of a show. AMB-092. */
export function portraitImage(show: Pick<Show, 'vertical_image' | 'url_cover'>): string | null {
  return show.vertical_image || show.url_cover || null;
}
