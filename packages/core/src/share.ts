import { wellFormed } from './well-formed.js';

/** Where something can be told of. E-17, P-06. */
export const shareTargets = ['facebook', 'whatsapp', 'twitter', 'email'] as const;
export type ShareTarget = (typeof shareTargets)[number];

export interface Shared {
  /** The page, with its origin. */
  url: string;
  /** What is said of it, such as a show's name. */
  title: string;
}

const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
    .join('&');

const pages: Record<ShareTarget, (shared: Shared) => string> = {
  // Where Facebook takes no words, the page speaks for itself.
  facebook: ({ url, title }) =>
    `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: title })}`,
  whatsapp: ({ url, title }) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  twitter: ({ url, title }) => `https://twitter.com/intent/tweet?${query({ text: title, url })}`,
  email: ({ url, title }) => `mailto:?${query({ subject: title, body: `${title}\n${url}` })}`,
};

/**
 * The address that tells of a page elsewhere. E-17, AMB-033.
 * @example shareHref('whatsapp', { url: 'https://panggung.example/show/detail?id=7', title: 'Senja' })
 */
export function shareHref(target: ShareTarget, shared: Shared): string {
  return pages[target](shared);
}
