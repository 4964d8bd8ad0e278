import { isCouponUsable } from '@panggung/core';
import { sql, type Transaction } from 'kysely';
import { isGift } from './buyer.js';
import type { Claim, Papers } from './claim.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import type { CouponRow, PaymentRow, RedeemCodeRow, ShowRow } from './payment-row.js';

/** What claims may use up besides seats, locked after their shows. */
export interface ClaimPapers {
  coupons: Map<number, CouponRow>;
  /** Issued codes, as they are compared. */
  codes: Map<string, RedeemCodeRow>;
  /** How many unpaid tickets for others each of those holds who wants one more. */
  gifts: Map<number, number>;
}

/** Reads and locks what a batch may use up, each kind in the order of its ids; a rush of guests asks for none of it. */
export async function readPapers(
  transaction: Transaction<Tables>,
  claims: readonly Claim[],
): Promise<ClaimPapers> {
  const givers = claims.flatMap(({ buyer }) => (isGift(buyer) ? buyer.user_id : []));
  const couponIds = claims.flatMap(({ couponId }) => couponId ?? []);
  const codes = claims.flatMap(({ redeemCode }) => redeemCode ?? []);
  return {
    gifts: givers.length ? await countGifts(transaction, givers) : new Map(),
    coupons: couponIds.length ? await lockCoupons(transaction, couponIds) : new Map(),
    codes: codes.length ? await lockCodes(transaction, codes) : new Map(),
  };
}

/** Names this use of the database's own locks. */
const GIFT_LOCK = 7_001;

/** Counted under a lock of the giver: their tickets may be for shows that others sell at the same time. */
async function countGifts(
  transaction: Transaction<Tables>,
  userIds: readonly number[],
): Promise<ClaimPapers['gifts']> {
  const givers = [...new Set(userIds)].sort((one, other) => one - other);
  await sql`select pg_advisory_xact_lock(${sql.lit(GIFT_LOCK)}, giver) from unnest(${givers}::integer[]) as giver`.execute(
    transaction,
  );
  const { rows } = await sql<{ user_id: number; held: number }>`
    select user_id, count(*) as held from payment
    where user_id = any(${givers}::bigint[]) and for_user_id <> user_id and seat = 'held' group by user_id
  `.execute(transaction);
  return new Map(rows.map(({ user_id, held }) => [user_id, Number(held)]));
}

async function lockCoupons(
  transaction: Transaction<Tables>,
  ids: readonly number[],
): Promise<ClaimPapers['coupons']> {
  const coupons = transaction
    .selectFrom('coupon')
    .selectAll()
    .where('id', 'in', [...new Set(ids)]);
  const rows = await coupons.orderBy('id').forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function lockCodes(
  transaction: Transaction<Tables>,
  codes: readonly string[],
): Promise<ClaimPapers['codes']> {
  const issued = transaction
    .selectFrom('redeem_code')
    .selectAll()
    .where('code', 'in', [...new Set(codes)]);
  const rows = await issued.orderBy('id').forUpdate().execute();
  return new Map(rows.map((row) => [row.code, row]));
}

interface PapersAtHand {
  papers: ClaimPapers;
  /** Epoch ms. */
  now: number;
}

/**
 * What a claim brings along for this show.
 * @throws ApiError `coupon_unusable` when the coupon is another's, used, or not for this
 */
export function papersOf(
  { couponId, redeemCode, buyer }: Claim,
  show: ShowRow,
  { papers: { coupons, codes }, now }: PapersAtHand,
): Papers {
  const code = redeemCode === undefined ? undefined : codes.get(redeemCode);
  const ofShow = code?.room_id === show.id ? code : null;
  if (couponId == null) return { coupon: null, code: ofShow };
  const coupon = coupons.get(couponId);
  const isOwn = buyer.kind === 'account' && coupon?.user_id === buyer.user_id;
  if (!coupon || !isOwn || !isCouponUsable(coupon, show, now)) {
    throw new ApiError('coupon_unusable', 'This coupon cannot be used');
  }
  return { coupon, code: ofShow };
}

/** Uses them up for who comes later in the batch; {@link writePapers} does for everybody else. */
export function usePapers({ coupon, code }: Papers, { id }: PaymentRow, { papers }: PapersAtHand): void {
  if (coupon) papers.coupons.set(coupon.id, { ...coupon, status: 'USED', payment_id: id });
  if (code) papers.codes.set(code.code, { ...code, payment_id: id });
}

/** Parts of the statement that writes claims; none where nothing is used up. */
export function writePapers(payments: readonly PaymentRow[], now: number) {
  const coupons = payments.flatMap(({ id, coupon_id }) =>
    coupon_id ? { id: coupon_id, payment_id: id } : [],
  );
  const codes = payments.flatMap(({ id, redeem_code_id }) =>
    redeem_code_id ? { id: redeem_code_id, payment_id: id } : [],
  );
  const given = (rows: readonly object[]) =>
    sql`from json_to_recordset(${JSON.stringify(rows)}::json) as given (id bigint, payment_id text)`;
  const useCoupons = sql`, spent as (
      update coupon set status = 'USED', payment_id = given.payment_id ${given(coupons)}
      where coupon.id = given.id and coupon.payment_id is null
    )`;
  const useCodes = sql`, redeemed as (
      update redeem_code set payment_id = given.payment_id, redeemed_at = ${now}::bigint ${given(codes)}
      where redeem_code.id = given.id and redeem_code.payment_id is null
    )`;
  return sql`${coupons.length ? useCoupons : sql``}${codes.length ? useCodes : sql``}`;
}
