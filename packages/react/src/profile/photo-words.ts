import { profilePhotoMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** The words of choosing a photo. */
export const usePhotoWords = () => useWords(profilePhotoMessages);
