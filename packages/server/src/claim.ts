import type { Kysely } from 'kysely';
import type { Buyer } from './buyer.js';
import { type ClaimLock, claimSeats, lockShows } from './claim-seats.js';
import { combine } from './combine.js';
import type { MailKind, Tables } from './database.js';
import { ApiError } from './errors.js';
import type { IdempotencyKey } from './idempotency.js';
import type { Metrics } from './metrics.js';
import type { CouponRow, PaymentRow, PaymentTerms, RedeemCodeRow, ShowRow } from './payment-row.js';
import type { Pass } from './sale-queue-pass.js';

/** What makes a ticket cheaper or free, locked like the show: a coupon of the buyer, an issued code. */
export interface Papers {
  coupon: CouponRow | null;
  code: RedeemCodeRow | null;
}

/** Somebody's wish for one seat. Everything that is sold goes through here. */
export interface Claim {
  showId: number;
  buyer: Buyer;
  partnerId: number | null;
  key: IdempotencyKey;
  /**
   * The terms of the sale, given the show and the papers as they are while they are locked.
   * @throws ApiError when it is not sold like this
   */
  terms(show: ShowRow, now: number, papers: Papers): PaymentTerms;
  /** A coupon to be used up; refused where it is not the buyer's or cannot be used. */
  couponId?: number | null;
  /** A code as it is compared, to be used up where it is an issued one. */
  redeemCode?: string;
  /** What lets in where not everybody may buy: an offered seat, a turn in the line. */
  pass?: Pass | null;
  /** What the gateway must hear; kept with the payment, so that a crash forgets neither. */
  order?: 'open';
  /** A mail to send when the claim succeeds. */
  mail?: MailKind;
}

/** A seat: held until it is paid, or sold. `isReplay` when an earlier request with the same key got it. */
export interface Claimed {
  payment: PaymentRow;
  show: ShowRow;
  isReplay: boolean;
  /** The payment of a present that gives way to it; see claim-gifts.ts. */
  replaces?: string | undefined;
  /** The place in line whose turn let it in. */
  placeId?: string | null;
}

export interface ClaimsOptions {
  database: Kysely<Tables>;
  clock: () => number;
  metrics?: Metrics | undefined;
  /** How shows are locked. Tests put a broken one in to see that selling without the lock oversells. */
  lock?: ClaimLock;
  /** Most claims waiting before `busy`. @default 5000 */
  queue?: number;
}

export type ClaimSeat = (claim: Claim) => Promise<Claimed>;

/**
 * Claims seats; what arrives together becomes one transaction.
 * @throws ApiError `show_not_found`, `sale_closed`, `own_show`, `sale_not_open`, `queue_required`, `offer_expired`, `offer_of_another`,
 * `account_not_found`, `email_registered`, `ticket_exists`, `too_many_pending`,
 * `coupon_unusable`, `sold_out`, `idempotency_key_reused`, `busy`
 * @example const { payment } = await createClaims({ database, clock })(claim)
 */
export function createClaims({
  database,
  clock,
  metrics,
  lock = lockShows,
  queue,
}: ClaimsOptions): ClaimSeat {
  const claim = combine<Claim, Claimed>({
    run: (claims) => claimSeats(claims, { database, now: clock(), lock }),
    ...(queue === undefined ? {} : { queue }),
  });
  return async (wish) => {
    try {
      const claimed = await claim(wish);
      metrics?.claim(claimed.isReplay ? 'replay' : claimed.payment.seat);
      return claimed;
    } catch (error) {
      metrics?.claim(error instanceof ApiError ? error.code : 'internal');
      throw error;
    }
  };
}
