/** Signs that mean something in a regular expression. */
const SIGNS = /[\\^$.*+?()[\]{}|/]/g;
/** What a word is made of; a sign beside one of these is inside a word, not at its end. */
const LETTER = '[\\p{L}\\p{N}\\p{M}_]';

/** Writes a text with asterisks over its bad words. */
export type Mask = (text: string) => string;

/**
 * Builds a mask for a list of bad words: whole words only, whatever their capitals, in any script. K-10, AMB-139.
 * Build it once a list: the list is compiled.
 * @example createMask(['bad'])('Bad badger') // '*** badger'
 */
export function createMask(words: readonly string[]): Mask {
  const wanted = [...new Set(words.map((word) => word.trim().normalize('NFC')))].filter(Boolean);
  if (!wanted.length) return (text) => text;
  // The longest first, so that one within another does not leave half of it readable.
  wanted.sort((a, b) => b.length - a.length);
  const any = wanted.map((word) => word.replace(SIGNS, '\\$&')).join('|');
  const pattern = new RegExp(`(?<!${LETTER})(?:${any})(?!${LETTER})`, 'giu');
  return (text) => text.normalize('NFC').replace(pattern, asterisks);
}

/** As many as one counts letters. */
export function asterisks(word: string): string {
  return '*'.repeat([...word].length);
}
