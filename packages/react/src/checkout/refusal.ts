import type { CheckoutSnapshot } from '@panggung/client';
import type { CheckoutWords, Language } from '@panggung/core';
import { isPlain } from './problem-sentence.js';

/**
 * What the API says of a field's value, to be read under it: its own words, or ours in another language where there are
 * some. Nothing where the trouble is none of the value. H-14, I-09, I-10.
 */
export function fieldRefusal(
  { problem, message }: Pick<CheckoutSnapshot, 'problem' | 'message'>,
  language: Language,
  words: CheckoutWords,
): string | undefined {
  if (!problem || isPlain(problem)) return undefined;
  const own = language === 'default' ? undefined : (words as Partial<Record<string, string>>)[problem];
  return own ?? (message || undefined);
}
