import type { Catalogue } from '@panggung/core';
import { useLanguage } from './widget.js';

/**
 * A noun's words in the language that holds here.
 * @example const words = useWords(showMessages); // words.buy
 */
export function useWords<Key extends string>(catalogue: Catalogue<Key>): Record<Key, string> {
  return catalogue[useLanguage()];
}
