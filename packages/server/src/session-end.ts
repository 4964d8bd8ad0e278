import type { Kysely } from 'kysely';
import type { Tables } from './database.js';

export interface EndedSessions {
  userId: number;
  /** The one that goes on; unset, all end. */
  except?: string;
  /** Epoch ms. */
  now: number;
}

/** Signs a person out everywhere, or everywhere else. */
export async function endSessions(
  database: Kysely<Tables>,
  { userId, except, now }: EndedSessions,
): Promise<void> {
  const open = database.updateTable('session').set({ ended_at: now }).where('user_id', '=', userId);
  const others = except === undefined ? open : open.where('id', '<>', except);
  await others.where('ended_at', 'is', null).execute();
}

/** Forgets sessions that are over. One that was ended early is kept until then: who comes back shall be told. */
export async function forgetSessions(database: Kysely<Tables>, now: number): Promise<void> {
  await database.deleteFrom('session').where('expires_at', '<=', now).execute();
}
