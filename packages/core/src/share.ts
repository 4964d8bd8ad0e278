import { wellFormed } from './well-formed.js';

/** Where a show can be told of. E-17. */
export const shareTargets = ['facebook', 'whatsapp', 'twitter', 'email'] as const;
export type ShareTarget = (typeof shareTargets)[number];

export interface Shared {
  /** The show's page, with its origin. */
  url: string;
  /** The show's name. */
  title: string;
}

const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
    .join('&');

const pages: Record<ShareTarget, (shared: Shared) => string> = {
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  whatsapp: ({ url, title }) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  twitter: ({ url, title }) => `https://twitter.com/intent/tweet?${query({ text: title, url })}`,
  email: ({ url, title }) => `mailto:?${query({ subject: title, body: `${title}\n${url}` })}`,
};

/**
 * The address that tells of a show elsewhere. E-17, AMB-033.
 * @example shareHref('whatsapp', { url: 'https://panggung.example/show/detail?id=7', title: 'Senja' })
 */
export function shareHref(target: ShareTarget, shared: Shared): string {
  return pages[target](shared);
}
