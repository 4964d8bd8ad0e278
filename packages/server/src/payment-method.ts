import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import type { MethodRow } from './payment-row.js';

/** How long a read of the methods is good for, in ms; they change by an operator's hand. */
const LIFETIME = 2_000;

export interface MethodSource {
  database: Kysely<Tables>;
  clock: () => number;
}

/** The ways to pay, read once for all who ask at the same time. */
export type ReadMethods = () => Promise<readonly MethodRow[]>;

export function createMethods({ database, clock }: MethodSource): ReadMethods {
  let pending: Promise<readonly MethodRow[]> | null = null;
  let readAt = 0;
  return () => {
    if (pending && clock() - readAt < LIFETIME) return pending;
    readAt = clock();
    pending = database.selectFrom('payment_type').selectAll().execute();
    pending.catch(() => {
      pending = null;
    });
    return pending;
  };
}
