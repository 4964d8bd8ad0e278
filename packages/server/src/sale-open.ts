import { videoStatuses } from '@panggung/core';
import { type SqlBool, sql } from 'kysely';
import type { ShowRow } from './payment-row.js';

/** What a show's status says once it will not be. */
export const CANCELLED = 'CANCELLED';

/** What it says while its tickets are sold: what it was made with, M-46 to M-50, or no more than that it is there. */
const onSale: readonly string[] = ['ACTIVE', ...videoStatuses];

/** Whether a show's tickets are sold at all. */
export function isOnSale({ status, deleted_at }: Pick<ShowRow, 'status' | 'deleted_at'>): boolean {
  return deleted_at === null && onSale.includes(status);
}

/** Of a show: whether its tickets are sold at all. */
export const isShowOnSale = sql<SqlBool>`(show.deleted_at is null and show.status in (${sql.join(onSale.map((status) => sql.lit(status)))}))`;
