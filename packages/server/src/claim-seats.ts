import type { Kysely, Transaction } from 'kysely';
import type { Claim, Claimed } from './claim.js';
import { endGifts } from './claim-gifts.js';
import { judgeClaims } from './claim-judge.js';
import { readLedger } from './claim-ledger.js';
import { readTraces } from './claim-traces.js';
import { writeClaims } from './claim-write.js';
import type { Tables } from './database.js';
import type { ShowRow } from './payment-row.js';

/** Reads the shows a transaction is about to sell, so that nobody else sells them meanwhile. */
export type ClaimLock = (transaction: Transaction<Tables>, ids: readonly number[]) => Promise<ShowRow[]>;

/**
 * Every change of a seat happens under this lock. Always in the order of the ids: two transactions that want
 * the same shows then cannot wait for each other. `no key`: rows that only refer to the show need not wait.
 */
export const lockShows: ClaimLock = async (transaction, ids) => {
  const shows = transaction
    .selectFrom('show')
    .selectAll()
    .where('id', 'in', [...ids]);
  return shows.orderBy('id').forNoKeyUpdate().execute();
};

export interface ClaimSeatsOptions {
  database: Kysely<Tables>;
  /** Epoch ms. */
  now: number;
  lock: ClaimLock;
}

type Results = (Claimed | Error)[];

/** Claims many seats in one transaction; if that fails, one by one, so that no claim spoils another's. */
export async function claimSeats(claims: readonly Claim[], options: ClaimSeatsOptions): Promise<Results> {
  try {
    return await claimTogether(claims, options);
  } catch {
    const results: Results = [];
    for (const claim of claims) results.push(await claimAlone(claim, options));
    return results;
  }
}

/** A deadlock, a serialisation failure, or a name taken a moment ago: another try sees more. */
const curable = new Set<unknown>(['40P01', '40001', '23505']);

async function claimAlone(claim: Claim, options: ClaimSeatsOptions, triesLeft = 3): Promise<Claimed | Error> {
  try {
    const [result] = await claimTogether([claim], options);
    return result ?? new Error('A claim was left without a result');
  } catch (error) {
    if (triesLeft && curable.has((error as { code?: unknown }).code)) {
      return claimAlone(claim, options, triesLeft - 1);
    }
    return error as Error;
  }
}

/** Statements are sent without waiting where they can be: shows stay locked for as short as can be. */
async function claimTogether(
  claims: readonly Claim[],
  { database, now, lock }: ClaimSeatsOptions,
): Promise<Results> {
  const showIds = [...new Set(claims.map(({ showId }) => showId))];
  let written: Promise<void> | undefined;
  const results = await database.transaction().execute(async (transaction) => {
    const [shows, traces] = await Promise.all([
      lock(transaction, showIds),
      readTraces(transaction, claims, now),
    ]);
    const ledger = await readLedger(transaction, { claims, shows, traces, now });
    const judged = judgeClaims(claims, ledger);
    await endGifts(transaction, judged, now);
    written = writeClaims(transaction, { claims, results: judged, now });
    // Told below. The commit is on its way behind the write, and undoes all if that failed.
    written.catch(() => {});
    return judged;
  });
  await written;
  return results;
}
