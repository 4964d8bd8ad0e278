import type { Transaction } from 'kysely';
import type { Claimed } from './claim.js';
import type { Tables } from './database.js';
import { closeAtGateway } from './payment-outbox.js';
import { failHolds } from './payment-release.js';

/** Why a present's payment failed whose receiver bought the ticket themselves. */
export const OVERTAKEN = 'overtaken';

/**
 * Nobody keeps another person from buying by holding a ticket for them. A present that is not paid gives way to the
 * receiver's own order: its payment fails, its seat passes over, its coupon is the giver's again, who is told, and the
 * gateway is asked to take no more money for it. What is paid for it all the same is late money: it buys the ticket only
 * where the receiver has none by then, else it is owed back. A present that is paid is the receiver's ticket, and a
 * second present waits behind the first. So nobody ever has two tickets, and no money is lost.
 *
 * The shows must be locked; to be called before the claims are written, since a person has one ticket in the tables.
 */
export async function endGifts(
  transaction: Transaction<Tables>,
  results: readonly (Claimed | Error)[],
  now: number,
): Promise<void> {
  const ids = results.flatMap((result) => (result instanceof Error ? [] : (result.replaces ?? [])));
  if (!ids.length) return;
  await failHolds(transaction, { now, ids, failure: OVERTAKEN });
  await closeAtGateway(transaction, ids, now);
}
