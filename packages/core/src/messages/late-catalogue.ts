import type { Language } from '../language.js';

/** One noun's words, each language by itself: nobody fetches one that they do not read. AMB-004. */
export type LateCatalogue<Key extends string> = Record<Language, () => Promise<Record<Key, string>>>;
