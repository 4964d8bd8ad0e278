import type { words as original } from './checkout/default.js';
import type { LateCatalogue } from './late-catalogue.js';

/** What a purchase says, on all its screens. */
export type CheckoutWords = Record<keyof typeof original, string>;

const loadOriginal = async () => (await import('./checkout/default.js')).words;

/**
 * The words of a purchase, which come by language.
 * @example const words = await checkoutMessages.id(); // words.next === 'LANJUT'
 */
export const checkoutMessages: LateCatalogue<keyof CheckoutWords> = {
  default: loadOriginal,
  id: async () => (await import('./checkout/id.js')).words,
  async en() {
    const [words, corrected] = await Promise.all([loadOriginal(), import('./checkout/en.js')]);
    return { ...words, ...corrected.words };
  },
};
