import * as v from 'valibot';
import type { FirebaseDatabaseOptions } from './adapters/firebase-database.js';
import type { ServiceAccount } from './adapters/firebase-pass.js';
import type { Reading } from './environment-identity.js';

/** What tells several servers of chats; unset, they notice by themselves. */
export function readRedis({ env, complain }: Reading): string | undefined {
  const url = env.REDIS_URL || undefined;
  const isRedis = url && URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol);
  // Not shown: it may hold a password.
  if (url && !isRedis) complain('REDIS_URL is no address of a Redis, such as redis://localhost:6379');
  return url;
}

/** A Firebase Realtime Database that chats are written to as well, and read from with an account that signs for it; unset, none is. */
export function readCommentStream({ env, complain }: Reading): FirebaseDatabaseOptions | undefined {
  const url = env.FIREBASE_DATABASE_URL;
  const secret = env.FIREBASE_DATABASE_SECRET;
  if (!url) return undefined;
  if (!URL.canParse(url)) complain(`FIREBASE_DATABASE_URL is '${url}', which is no address`);
  if (!secret) complain('FIREBASE_DATABASE_SECRET is missing');
  return { url, secret: secret ?? '', reader: readServiceAccount(env.FIREBASE_SERVICE_ACCOUNT, complain) };
}

const AccountSchema = v.object({
  client_email: v.string(),
  private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----')),
});

/** The key file of a service account, as its text. */
function readServiceAccount(
  text: string | undefined,
  complain: Reading['complain'],
): ServiceAccount | undefined {
  if (!text) return undefined;
  const account = v.safeParse(v.pipe(v.string(), v.parseJson(), AccountSchema), text);
  if (account.success) return account.output;
  // Not shown: it holds a secret.
  complain("FIREBASE_SERVICE_ACCOUNT is not the text of a service account's key file");
  return undefined;
}
