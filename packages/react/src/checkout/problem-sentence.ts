import type { CheckoutWords, ClientErrorCode } from '@panggung/core';

/** Failures that have a sentence of their own; the rest did simply not work. */
const sentences: Partial<Record<ClientErrorCode, keyof CheckoutWords>> = {
  timeout: 'no_connection',
  unreachable: 'no_connection',
  request_in_progress: 'offline',
  gateway_unavailable: 'gateway_unavailable',
  busy: 'busy',
  rate_limited: 'rate_limited',
  amount_mismatch: 'amount_mismatch',
  show_not_found: 'page_not_found',
  payment_not_found: 'page_not_found',
  sold_out: 'sold_out_help',
  sale_closed: 'sale_closed',
  offer_expired: 'offer_expired',
  offer_of_another: 'offer_expired',
  method_unavailable: 'method_unavailable',
  amount_out_of_range: 'amount_out_of_range',
  too_many_pending: 'too_many_pending',
};

/** Whether a failure is no matter of what was entered: it has a sentence of its own, or says nothing to people. */
export const isPlain = (code: ClientErrorCode) =>
  code in sentences || code === 'internal' || code === 'aborted';

/** What a failure reads as; a silence needs no act while it `isTrying` again. */
export function problemSentence(code: ClientErrorCode, words: CheckoutWords, isTrying = false): string {
  const key = sentences[code] ?? 'failed';
  return words[isTrying && key === 'no_connection' ? 'offline' : key];
}
