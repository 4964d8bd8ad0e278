import { normalEmail, type UserType } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';

export interface NewUserType {
  email: string;
  type: UserType;
  /** Epoch ms. */
  now: number;
}

/**
 * Makes an account an ARTIST, who may publish shows, or a USER again. AMB-055: nobody can do it for themselves.
 * @throws Error in one clear line when nobody has this e-mail
 * @example await setUserType(database, { email: 'sri@kampus.example', type: 'ARTIST', now: Date.now() })
 */
export async function setUserType(
  database: Kysely<Tables>,
  { email, type, now }: NewUserType,
): Promise<{ email: string; isChanged: boolean }> {
  const given = normalEmail(email);
  const account = await database
    .selectFrom('user_account')
    .select(['id', 'type'])
    .where('email', '=', given)
    .executeTakeFirst();
  if (!account) throw new Error(`Nobody has registered with ${given}. They register first, on the site.`);
  const row = database.updateTable('user_account').set({ type, updated_at: now });
  if (account.type !== type) await row.where('id', '=', account.id).execute();
  return { email: given, isChanged: account.type !== type };
}
