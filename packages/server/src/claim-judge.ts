import type { Claim, Claimed } from './claim.js';
import { type Ledger, ticketName } from './claim-ledger.js';
import { ApiError } from './errors.js';
import { newPayment, type ShowRow } from './payment-row.js';

/** Decides claims in the order they came, counting seats down in the ledger. */
export function judgeClaims(claims: readonly Claim[], ledger: Ledger): (Claimed | Error)[] {
  return claims.map((claim) => {
    try {
      return replay(claim, ledger) ?? take(claim, ledger);
    } catch (refusal) {
      return refusal as Error;
    }
  });
}

function replay({ key, showId }: Claim, ledger: Ledger): Claimed | null {
  const earlier = ledger.keys.get(key.key);
  if (!earlier) return null;
  const show = ledger.shows.get(showId);
  if (!show || earlier.bodyHash !== key.bodyHash) {
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key belongs to another request');
  }
  return { payment: earlier.payment, show, isReplay: true };
}

function take(claim: Claim, ledger: Ledger): Claimed {
  const { showId, email, partnerId, key } = claim;
  const show = saleOf(ledger.shows.get(showId));
  const terms = claim.terms(show, ledger.now);
  checkBuyer(claim, ledger);
  countDown(show, ledger);
  const payment = newPayment({ terms, showId, email, partnerId, now: ledger.now });
  ledger.tickets.add(ticketName(showId, email));
  ledger.keys.set(key.key, { bodyHash: key.bodyHash, payment });
  return { payment, show, isReplay: false };
}

function saleOf(show: ShowRow | undefined): ShowRow {
  if (!show || show.deleted_at !== null) throw new ApiError('show_not_found', 'Show not found');
  if (show.status !== 'ACTIVE') throw new ApiError('sale_closed', 'Tickets for this show are not on sale');
  return show;
}

function checkBuyer({ showId, email }: Claim, { accounts, tickets }: Ledger): void {
  if (accounts.has(email)) throw new ApiError('email_registered', 'Email already registered');
  if (tickets.has(ticketName(showId, email))) throw new ApiError('ticket_exists', 'User Already has Ticket');
}

function countDown(show: ShowRow, { free, releases }: Ledger): void {
  const left = free.get(show.id) ?? 0;
  if (left < 1) {
    throw new ApiError('sold_out', 'Sold Out', { nextReleaseAt: releases.get(show.id) ?? null });
  }
  free.set(show.id, left - 1);
}
