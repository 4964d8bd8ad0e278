import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';

/**
 * Refuses whoever is no artist; never with 403, which would end their session. AMB-029.
 * @throws ApiError `artists_only`
 */
export async function refuseOthersThanArtists(database: Kysely<Tables>, userId: number): Promise<void> {
  const accounts = database.selectFrom('user_account').select('type').where('id', '=', userId);
  if ((await accounts.executeTakeFirst())?.type === 'ARTIST') return;
  throw new ApiError('artists_only', 'Only artists may do this');
}
