import { QUEUE_POOL_MS } from './constants.js';
import type { QueuePlace } from './contract/sale-queue.js';

/**
 * Where somebody stands before a sale: `none` where a show asks for no queue, `closed` until the pool opens, in the
 * `pool` that is drawn from at the opening, in `line`, `admitted` for a while, or `expired` when that while is over. AMB-198.
 */
export type SaleStage = QueuePlace['stage'];

export interface SaleFacts {
  /** When the sale opens, in epoch ms; null where it needs no queue. */
  opensAt: number | null;
  /** What the API said last of one's place, if it was asked. */
  place: Pick<QueuePlace, 'ticket' | 'stage' | 'pass' | 'pass_expires_at'> | null;
  /** Epoch ms. */
  now: number;
}

/** Whether a pass lets in, or did; null for who has none. */
function passStage({ stage, pass, pass_expires_at }: NonNullable<SaleFacts['place']>, now: number) {
  if (stage === 'expired' || (pass_expires_at != null && pass_expires_at <= now)) return 'expired';
  return pass == null ? null : 'admitted';
}

/**
 * The stage that holds now; without a place, the one in which a place is asked for. The clock goes on between two answers.
 * @example saleStage({ opensAt: 2_000_000, place: null, now: 0 }) // 'closed'
 */
export function saleStage({ opensAt, place, now }: SaleFacts): SaleStage {
  if (opensAt === null || place?.stage === 'none') return 'none';
  const passed = place && passStage(place, now);
  if (passed) return passed;
  if (now >= opensAt) return 'line';
  return place?.ticket || now >= opensAt - QUEUE_POOL_MS ? 'pool' : 'closed';
}
