import {
  type CheckoutWords,
  fill,
  formatDateTime,
  type Language,
  type PaymentType,
  type PayWay,
  paymentEnd,
  type Show,
} from '@panggung/core';

const MINUTE_MS = 60_000;

export interface MethodNoteOptions {
  show: Show | null;
  words: CheckoutWords;
  language: Language;
  /** Epoch ms. */
  now: number;
}

type Note = (method: PaymentType, options: MethodNoteOptions) => string;

const minutes: Note = ({ payment_window }, { words }) =>
  fill(words.window_minutes, { minutes: Math.round(payment_window / MINUTE_MS) });

const until: Note = (method, { show, words, language, now }) => {
  const end = (show && paymentEnd(method, show, now)) ?? now + method.payment_window;
  return fill(words.window_until, { date: formatDateTime(end, language) });
};

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
  return show === null || paymentEnd(method, show, now) !== null;
}
