import type { Language, LateCatalogue } from '@panggung/core';
import { useLayoutEffect, useState } from 'react';
import { useLanguage } from './widget.js';

/** After a failure, how often words are asked for again, in ms. */
const RETRY_MS = 5000;

/**
 * A noun's words in the language that holds here, which is all that is fetched of them. Null until they come; when the
 * language changes, the words of before stand until the others are there.
 * @example const words = useLateWords(checkoutMessages); // words?.next
 */
export function useLateWords<Key extends string>(catalogue: LateCatalogue<Key>): Record<Key, string> | null {
  const language = useLanguage();
  const [come, setCome] = useState<{ language: Language; words: Record<Key, string> } | null>(null);
  const isHere = come?.language === language;
  useLayoutEffect(() => {
    if (isHere) return;
    let isWanted = true;
    const ask = () =>
      catalogue[language]().then(
        (words) => isWanted && setCome({ language, words }),
        () => {},
      );
    ask();
    const timer = setInterval(ask, RETRY_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [catalogue, language, isHere]);
  return come?.words ?? null;
}
