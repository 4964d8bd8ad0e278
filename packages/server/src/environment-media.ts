import type { AntMediaOptions } from './adapters/ant-media.js';
import type { Reading } from './environment-identity.js';

export type MediaOptions = Pick<AntMediaOptions, 'url' | 'restUrl' | 'secret'>;

/** The shortest secret that its tokens are safe with, in characters. */
const SECRET_LENGTH = 32;

/** The media server; unset, live shows have no picture. */
export function readMedia({ env, defaults, complain }: Reading): MediaOptions | undefined {
  const url = env.MEDIA_URL || defaults.MEDIA_URL;
  if (!url) return undefined;
  const restUrl = env.MEDIA_REST_URL || undefined;
  const secret = env.MEDIA_SECRET || defaults.MEDIA_SECRET;
  if (!URL.canParse(url)) complain(`MEDIA_URL is '${url}', which is no address`);
  if (restUrl && !URL.canParse(restUrl)) complain(`MEDIA_REST_URL is '${restUrl}', which is no address`);
  if (!secret) complain('MEDIA_SECRET is missing');
  else if (secret.length < SECRET_LENGTH) {
    complain(`MEDIA_SECRET is shorter than ${SECRET_LENGTH} characters`);
  }
  return { url, restUrl, secret: secret ?? '' };
}
