import { profileMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** The profile's words in the language that holds here. */
export const useProfileWords = () => useWords(profileMessages);
