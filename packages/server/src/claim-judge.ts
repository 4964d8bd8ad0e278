import { MAX_PENDING_GIFTS } from '@panggung/core';
import { type Buyer, isGift } from './buyer.js';
import type { Claim, Claimed, Papers } from './claim.js';
import { type Ledger, ticketName } from './claim-ledger.js';
import { papersOf, usePapers } from './claim-papers.js';
import { ApiError } from './errors.js';
import { newPayment, type PaymentRow, type ShowRow } from './payment-row.js';
import { isOnSale } from './sale-open.js';
import { checkPass, type Entry, usePass } from './sale-queue-door.js';

/** Decides claims in the order they came, presents last, counting seats down in the ledger. */
export function judgeClaims(claims: readonly Claim[], ledger: Ledger): (Claimed | Error)[] {
  const results = new Map<Claim, Claimed | Error>();
  const presents = claims.filter(({ buyer }) => isGift(buyer));
  const others = presents.length ? claims.filter(({ buyer }) => !isGift(buyer)) : claims;
  for (const claim of [...others, ...presents]) results.set(claim, judge(claim, ledger));
  return claims.map((claim) => results.get(claim) ?? new Error('A claim was left without a result'));
}

function judge(claim: Claim, ledger: Ledger): Claimed | Error {
  try {
    return replay(claim, ledger) ?? take(claim, ledger);
  } catch (refusal) {
    return refusal as Error;
  }
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

/** All that may refuse comes first: a refusal leaves the ledger as it was. */
function take(claim: Claim, ledger: Ledger): Claimed {
  const { showId, buyer, partnerId } = claim;
  const show = saleOf(ledger.shows.get(showId));
  refuseCreator(claim, show);
  const replaces = isGift(buyer) ? undefined : ledger.gifts.get(ticketName(showId, buyer));
  const free = (ledger.free.get(show.id) ?? 0) + Number(replaces !== undefined);
  const entry = checkPass({ claim, show, doors: ledger.doors, free, now: ledger.now });
  const papers = papersOf(claim, show, ledger);
  const terms = claim.terms(show, ledger.now, papers);
  checkBuyer(claim, ledger);
  if (terms.seat === 'held') checkGifts(buyer, ledger);
  if (entry.offerId === null) checkSeats(show, free, ledger);
  const used = {
    couponId: papers.coupon?.id ?? null,
    redeemCodeId: papers.code?.id ?? null,
    offerId: entry.offerId,
  };
  const payment = newPayment({ terms, showId, buyer, partnerId, ...used, now: ledger.now });
  note({ claim, payment, papers, entry, free }, ledger);
  return { payment, show, isReplay: false, replaces, placeId: entry.placeId };
}

interface Taken {
  claim: Claim;
  payment: PaymentRow;
  papers: Papers;
  entry: Entry;
  /** Seats that were free before. */
  free: number;
}

/** What is taken now is taken for who comes later in the batch. */
function note({ claim, payment, papers, entry, free }: Taken, ledger: Ledger): void {
  const { showId, buyer, key } = claim;
  const name = ticketName(showId, buyer);
  if (payment.seat === 'held' && isGift(buyer)) countGift(buyer.user_id, ledger);
  ledger.free.set(showId, free - Number(entry.offerId === null));
  usePapers(papers, payment, ledger);
  usePass(claim, entry, ledger);
  ledger.gifts.delete(name);
  ledger.tickets.add(name);
  ledger.keys.set(key.key, { bodyHash: key.bodyHash, payment });
}

function saleOf(show: ShowRow | undefined): ShowRow {
  if (!show || show.deleted_at !== null) throw new ApiError('show_not_found', 'Show not found');
  if (!isOnSale(show)) throw new ApiError('sale_closed', 'Tickets for this show are not on sale');
  return show;
}

/** G-12, AMB-112. */
function refuseCreator({ buyer }: Claim, { video_created_id }: ShowRow): void {
  if (buyer.kind === 'guest') return;
  if (buyer.user_id !== video_created_id && buyer.for_user_id !== video_created_id) return;
  throw new ApiError('own_show', 'Nobody needs a ticket for their own show');
}

function checkBuyer({ showId, buyer }: Claim, ledger: Ledger): void {
  if (isGone(buyer, ledger)) throw new ApiError('account_not_found', 'Account not found');
  if (buyer.kind === 'guest' && ledger.accounts.has(buyer.email)) {
    throw new ApiError('email_registered', 'Email already registered');
  }
  const name = ticketName(showId, buyer);
  if (ledger.tickets.has(name) || (isGift(buyer) && ledger.gifts.has(name))) {
    throw new ApiError('ticket_exists', 'User Already has Ticket');
  }
}

function isGone({ user_id, for_user_id }: Buyer, { gone }: Ledger): boolean {
  return gone.size > 0 && [user_id, for_user_id].some((id) => gone.has(`#${id}`));
}

/** Seats that one person holds for others; what is theirs at once holds nothing. */
function checkGifts(buyer: Buyer, { papers: { gifts } }: Ledger): void {
  if (!isGift(buyer) || (gifts.get(buyer.user_id) ?? 0) < MAX_PENDING_GIFTS) return;
  throw new ApiError('too_many_pending', 'Please pay or delete the tickets you hold for others first');
}

function countGift(userId: number, { papers: { gifts } }: Ledger): void {
  gifts.set(userId, (gifts.get(userId) ?? 0) + 1);
}

function checkSeats({ id }: ShowRow, free: number, { releases }: Ledger): void {
  if (free < 1) throw new ApiError('sold_out', 'Sold Out', { nextReleaseAt: releases.get(id) ?? null });
}
