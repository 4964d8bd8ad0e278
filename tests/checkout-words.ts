import type { CheckoutWords, Language } from '@panggung/core';
import { words as original } from '../packages/core/src/messages/checkout/default.js';
import { words as english } from '../packages/core/src/messages/checkout/en.js';
import { words as indonesian } from '../packages/core/src/messages/checkout/id.js';

/** The words of a purchase, all languages at once: tests have no network to spare. */
export const checkoutWords: Record<Language, CheckoutWords> = {
  default: original,
  id: indonesian,
  en: english,
};
