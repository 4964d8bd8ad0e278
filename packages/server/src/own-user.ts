import type { Id } from '@panggung/core';
import { ApiError } from './errors.js';
import { rowId } from './row-id.js';

/**
 * Refuses a call that names somebody else: whose it is, the bearer says. api.md §0.
 * @throws ApiError `invalid_request`
 */
export function refuseForeign(given: Id | undefined, userId: number): void {
  if (given === undefined || rowId(given) === userId) return;
  throw new ApiError('invalid_request', 'user_id must be your own');
}

/**
 * Refuses the row of somebody else: it looks like none at all.
 * @throws ApiError `account_not_found`
 */
export function refuseOthers(given: Id, userId: number): void {
  if (rowId(given) !== userId) throw new ApiError('account_not_found', 'User not found');
}
