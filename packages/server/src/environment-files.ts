import type { S3Options } from './adapters/files-s3.js';
import type { Reading } from './environment-identity.js';

/** The store for uploaded pictures; unset, they lie in the data directory. */
export function readFileStore({ env, complain }: Reading): S3Options | undefined {
  const url = env.FILES_URL || undefined;
  const keyId = env.FILES_KEY || '';
  const secret = env.FILES_SECRET || '';
  if (!url) return undefined;
  if (!URL.canParse(url)) complain(`FILES_URL is '${url}', which is no address`);
  if (!keyId || !secret) complain('FILES_URL needs FILES_KEY and FILES_SECRET');
  return { url, keyId, secret, region: env.FILES_REGION || undefined };
}
