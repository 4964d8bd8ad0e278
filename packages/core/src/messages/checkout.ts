import type { words as original } from './checkout/default.js';
import type { LateCatalogue } from './late-catalogue.js';

/** What a purchase says, on all its screens. */
export type CheckoutWords = Record<keyof typeof original, string>;

/**
 * The words of a purchase, which come by language.
 * @example const words = await checkoutMessages.id(); // words.next === 'LANJUT'
 */
export const checkoutMessages: LateCatalogue<keyof CheckoutWords> = {
  default: async () => (await import('./checkout/default.js')).words,
  id: async () => (await import('./checkout/id.js')).words,
  en: async () => (await import('./checkout/en.js')).words,
};
