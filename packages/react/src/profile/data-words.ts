import { userDataMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** The words of a person's data in the language that holds here. */
export const useDataWords = () => useWords(userDataMessages);
