import { type PaymentQuestion, readPayments } from './payment-read.js';
import type { PaymentParts } from './payment-view.js';
import type { Ports } from './ports.js';
import { sellingOf } from './selling.js';

/**
 * Payments for somebody who wants to know: of those that wait, the gateway is asked first, so that what was paid or
 * declined is not called pending because its callback was lost. AMB-090.
 */
export async function readFresh(ports: Ports, question: PaymentQuestion): Promise<PaymentParts[]> {
  const found = await readPayments(ports, question);
  return (await refreshWaiting(ports, found)) ? readPayments(ports, question) : found;
}

/** Asks the gateway for those that wait; false when none does. */
export async function refreshWaiting(ports: Ports, found: readonly PaymentParts[]): Promise<boolean> {
  const waiting = found.filter(({ payment }) => payment.seat === 'held');
  const { inquiries } = sellingOf(ports);
  await Promise.all(waiting.map(({ payment }) => inquiries.refresh(payment.id)));
  return waiting.length > 0;
}
