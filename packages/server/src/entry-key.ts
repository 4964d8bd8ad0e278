import type { EntryKey } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

/** Both halves of the key pair that signs what tickets say. */
export interface EntryKeyPair {
  privateKey: CryptoKey;
  publicKey: EntryKey;
}

/** The key pair of a database, made by whichever process asks first and kept for good. */
export async function keepEntryKey(database: Kysely<Tables>, now: number): Promise<EntryKeyPair> {
  const text = (await readKey(database)) ?? (await makeKey(database, now));
  const { x = '', y = '', ...jwk }: JsonWebKey = JSON.parse(text);
  const privateKey = await crypto.subtle.importKey('jwk', { ...jwk, x, y }, algorithm, false, ['sign']);
  return { privateKey, publicKey: { kty: 'EC', crv: 'P-256', x, y } };
}

async function readKey(database: Kysely<Tables>): Promise<string | undefined> {
  const row = await database.selectFrom('entry_key').select('private_key').executeTakeFirst();
  return row?.private_key;
}

/** Of two processes that make one at the same time the first one's stands. */
async function makeKey(database: Kysely<Tables>, now: number): Promise<string> {
  const made = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const private_key = JSON.stringify(await crypto.subtle.exportKey('jwk', made.privateKey));
  await database
    .insertInto('entry_key')
    .values({ id: 1, private_key, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await readKey(database)) ?? private_key;
}
