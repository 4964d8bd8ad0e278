import { LATE_START_MS, showStart } from '@panggung/core';
import { type PaymentSource, readPayments } from './payment-read.js';
import type { PaymentParts } from './payment-view.js';

export interface TicketQuestion {
  userId: number | null;
  showId: number | null;
  /** Somebody else learns of a ticket that counts, and nothing of payments that failed. */
  isOwn: boolean;
}

/** A person's payment for a show: the ticket that counts, else the last one that failed or ran out. Q-29. */
export async function readTicket(
  source: PaymentSource,
  { userId, showId, isOwn }: TicketQuestion,
): Promise<PaymentParts | null> {
  if (userId === null || showId === null) return null;
  const found = await readPayments(source, { userId, showId });
  const now = source.clock();
  const valid = found.find(({ payment }) => payment.seat !== 'none' && !isExpired(payment, now));
  if (valid || !isOwn) return valid ?? null;
  return found.reduce<PaymentParts | null>(
    (last, parts) => (last && last.payment.created_at > parts.payment.created_at ? last : parts),
    null,
  );
}

/** The paid ticket whose show is next: one to come before one that is on already. Q-21, AMB-063. */
export async function readNextTicket(source: PaymentSource, userId: number): Promise<PaymentParts | null> {
  const now = source.clock();
  const [next] = (await readPayments(source, { userId }))
    .filter(({ payment, show }) => {
      const isHad = payment.status === 'COMPLETED' && !isExpired(payment, now);
      return isHad && show.deleted_at === null && show.video_status !== 'ENDED';
    })
    .sort((a, b) => distance(a, now) - distance(b, now));
  return next ?? null;
}

/** How far off a show is; what began long ago counts as further than anything to come. */
function distance({ show }: PaymentParts, now: number): number {
  const wait = showStart(show) - now;
  return wait >= -LATE_START_MS ? Math.abs(wait) : Number.MAX_SAFE_INTEGER / 2 - wait;
}

function isExpired({ expired_ticket }: PaymentParts['payment'], now: number): boolean {
  return expired_ticket !== 0 && expired_ticket <= now;
}
