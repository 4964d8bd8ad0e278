import type { Activity } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';

/** What people did, as it is told. */
export function selectActivity(database: Kysely<Tables>) {
  return database
    .selectFrom('activity_log')
    .select(['id', 'user_id', 'device_name', 'device_type', 'type_activity', 'created_at']);
}

export interface ActivityReport {
  userId: number;
  device_name: string;
  device_type: string;
  type_activity: string;
  /** The caller's name for this report. */
  key: string;
  /** Epoch ms. */
  now: number;
}

type Told = Pick<Activity, 'device_name' | 'device_type' | 'type_activity'>;

function isSame(one: Told, other: Told): boolean {
  const names = ['device_name', 'device_type', 'type_activity'] as const;
  return names.every((name) => one[name] === other[name]);
}

/**
 * Takes note of something once, however often it is reported under a key.
 * @throws ApiError `idempotency_key_reused`
 */
export async function reportActivity(
  database: Kysely<Tables>,
  { userId, key, now, ...report }: ActivityReport,
): Promise<Activity> {
  // A key is its person's own: nobody can learn of, or take, another's.
  const idempotency_key = `${userId} ${key}`;
  await database
    .insertInto('activity_log')
    .values({ ...report, user_id: userId, idempotency_key, created_at: now })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  const kept = await selectActivity(database)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirstOrThrow();
  if (isSame(kept, report)) return kept;
  throw new ApiError('idempotency_key_reused', 'This Idempotency-Key belongs to another request');
}
