import type { Reading } from './environment-identity.js';

/** What tells several servers of chats; unset, they notice by themselves. */
export function readRedis({ env, complain }: Reading): string | undefined {
  const url = env.REDIS_URL || undefined;
  const isRedis = url && URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol);
  // Not shown: it may hold a password.
  if (url && !isRedis) complain('REDIS_URL is no address of a Redis, such as redis://localhost:6379');
  return url;
}
