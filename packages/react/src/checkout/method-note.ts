import {
  fill,
  formatDateTime,
  type Language,
  type PaymentType,
  type PayWay,
  type Show,
  showStart,
} from '@panggung/core';
import type { LaterWords } from './later-words.js';

/** How long before a show one must have been at a counter, in ms. */
const COUNTER_NOTICE_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

export interface MethodNoteOptions {
  show: Show | null;
  words: LaterWords;
  language: Language;
  /** Epoch ms. */
  now: number;
}

/** Until when one may pay, in epoch ms: before a show that is still to come, at a counter well before it. */
function payableUntil({ payment_window, way }: PaymentType, show: Show | null, now: number): number {
  const end = now + payment_window;
  const start = show ? showStart(show) : Number.NaN;
  if (show?.video_status !== 'WAITING' || !(start > now)) return end;
  return Math.min(end, way === 'code' ? start - COUNTER_NOTICE_MS : start);
}

type Note = (method: PaymentType, options: MethodNoteOptions) => string;

const minutes: Note = ({ payment_window }, { words }) =>
  fill(words.window_minutes, { minutes: Math.round(payment_window / MINUTE_MS) });

const until: Note = (method, { show, words, language, now }) =>
  fill(words.window_until, { date: formatDateTime(payableUntil(method, show, now), language) });

const noteByWay: Record<PayWay, Note> = {
  number: until,
  code: until,
  push: (_method, { words }) => words.within_30_seconds,
  redirect: (_method, { words }) => words.opens_tab,
  qr: minutes,
};

/** What one should know of a way to pay before choosing it: how long there is, or where it leads. H-17. */
export function methodNote(method: PaymentType, options: MethodNoteOptions): string {
  const note: Note | undefined = Number.isFinite(method.payment_window) ? noteByWay[method.way] : undefined;
  return note ? note(method, options) : (method.description ?? '');
}

/** Whether there is still time to pay at a counter for a show to come. */
export function isInTime(method: PaymentType, show: Show | null, now: number): boolean {
  return method.way !== 'code' || payableUntil(method, show, now) >= now + MINUTE_MS;
}
