import { profileFormMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** The words of what a person changes, apart from those that are read at first. */
export const useFormWords = () => useWords(profileFormMessages);
