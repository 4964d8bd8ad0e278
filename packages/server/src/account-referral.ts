import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';

/** A code as its owner has it, however it was typed; undefined when it is nobody's. AMB-043. */
export async function readReferrer(database: Kysely<Tables>, text: string): Promise<string | undefined> {
  const owner = await database
    .selectFrom('user_account')
    .select('referral_code')
    .where('referral_code', '=', text.trim().toUpperCase())
    .executeTakeFirst();
  return owner?.referral_code ?? undefined;
}

/** B-23. */
export function referralUnknown(): ApiError {
  return new ApiError('referral_unknown', 'Referral code does not valid');
}
