import type { FirebaseDatabaseOptions } from './adapters/firebase-database.js';
import type { Reading } from './environment-identity.js';

/** What tells several servers of chats; unset, they notice by themselves. */
export function readRedis({ env, complain }: Reading): string | undefined {
  const url = env.REDIS_URL || undefined;
  const isRedis = url && URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol);
  // Not shown: it may hold a password.
  if (url && !isRedis) complain('REDIS_URL is no address of a Redis, such as redis://localhost:6379');
  return url;
}

/** A Firebase Realtime Database that chats are written to as well; unset, none is. */
export function readCommentStream({ env, complain }: Reading): FirebaseDatabaseOptions | undefined {
  const url = env.FIREBASE_DATABASE_URL;
  const secret = env.FIREBASE_DATABASE_SECRET;
  if (!url) return undefined;
  if (!URL.canParse(url)) complain(`FIREBASE_DATABASE_URL is '${url}', which is no address`);
  if (!secret) complain('FIREBASE_DATABASE_SECRET is missing');
  return { url, secret: secret ?? '' };
}
