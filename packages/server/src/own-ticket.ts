import { LATE_START_MS, type PaymentStatus, showStart } from '@panggung/core';
import { hasEnded } from './active-ticket.js';
import { readFresh } from './payment-fresh.js';
import { type PaymentSource, readPayments } from './payment-read.js';
import type { PaymentParts } from './payment-view.js';
import type { Ports } from './ports.js';

export interface TicketQuestion {
  /** Whose ticket, and who asks. */
  userId: number | null;
  viewerId: number;
  showId: number | null;
}

/** A ticket that somebody else has, as far as the one who asks may know: that there is one. */
export interface OthersTicket {
  status: PaymentStatus;
}

/**
 * A person's payment for a show: the ticket that counts, else the last one that failed or ran out. Of other people only
 * that they have a ticket, unless it was a present of the one who asks. What is deleted is gone, and what somebody else
 * has not paid yet is no news for who is to be given it. Q-29, L-27.
 */
export async function readTicket(
  ports: Ports,
  { userId, viewerId, showId }: TicketQuestion,
): Promise<PaymentParts | OthersTicket | null> {
  if (userId === null || showId === null) return null;
  // Only who it is for makes the gateway be asked: how somebody else pays is not theirs to look after.
  const read = userId === viewerId ? readFresh : readPayments;
  const found = await read(ports, { userId, showId });
  const valid = found.find(({ payment }) => payment.seat !== 'none' && !hasEnded(payment, ports.clock()));
  if (userId === viewerId)
    return leading(
      found.filter(({ payment }) => isShown(payment, viewerId)),
      valid,
    );
  if (!valid) return null;
  return valid.payment.user_id === viewerId ? valid : { status: valid.payment.status };
}

function isShown({ user_id, status, deleted_at }: PaymentParts['payment'], viewerId: number): boolean {
  return deleted_at === null && (user_id === viewerId || status === 'COMPLETED');
}

function leading(shown: readonly PaymentParts[], valid: PaymentParts | undefined): PaymentParts | null {
  if (valid && shown.includes(valid)) return valid;
  return shown.reduce<PaymentParts | null>(
    (last, parts) => (last && last.payment.created_at > parts.payment.created_at ? last : parts),
    null,
  );
}

/** The paid ticket whose show is next: one to come before one that is on already. Q-21, AMB-063. */
export async function readNextTicket(source: PaymentSource, userId: number): Promise<PaymentParts | null> {
  const now = source.clock();
  const [next] = (await readPayments(source, { userId }))
    .filter(({ payment, show }) => {
      const isHad = payment.status === 'COMPLETED' && !hasEnded(payment, now);
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
