import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { newPartnerKey, toOrigin } from './partner-key.js';

export interface NewPartner {
  name: string;
  /** Where its pages live. */
  origins: readonly string[];
  /** @default a new one */
  key?: string;
  now: number;
}

/**
 * Lets a page of another site sell; answers the publishable key it must carry.
 * @example await addPartner(database, { name: 'Gedung Cendana', origins: ['https://gedung.example'], now: Date.now() })
 */
export async function addPartner(
  database: Kysely<Tables>,
  { name, origins, key = newPartnerKey(), now }: NewPartner,
): Promise<string> {
  const row = { name, key, origins: [...new Set(origins.map(toOrigin))], created_at: now };
  await database.insertInto('partner').values(row).execute();
  return key;
}
