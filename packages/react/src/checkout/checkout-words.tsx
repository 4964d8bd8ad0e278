import { type CheckoutWords, checkoutMessages } from '@panggung/core';
import { createContext, type ReactNode, useContext } from 'react';
import { useLateWords } from '../ui/use-late-words.js';

const WordsContext = createContext<CheckoutWords | null>(null);

export interface CheckoutWordsProviderProps {
  /** Stands here until the words have come. */
  place?: ReactNode;
  children: ReactNode;
}

/** Fetches a purchase's words in the language that holds here, for all that is drawn inside. */
export function CheckoutWordsProvider({ place = null, children }: CheckoutWordsProviderProps) {
  const words = useLateWords(checkoutMessages);
  return words ? <WordsContext.Provider value={words}>{children}</WordsContext.Provider> : place;
}

/** The checkout's words; only inside {@link CheckoutWordsProvider}. */
export const useCheckoutWords = () => useContext(WordsContext) as CheckoutWords;
