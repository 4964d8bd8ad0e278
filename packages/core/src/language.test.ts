import { expect, test } from 'vitest';
import { toLanguage } from './language.js';

test.each([
  ['id', 'id'],
  ['id-ID', 'id'],
  [' ID ', 'id'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['default', 'default'],
  ['de', 'default'],
  // 'idx' and 'eng' are other languages' codes, not prefixes to guess from.
  ['idx', 'default'],
  ['', 'default'],
  [null, 'default'],
  [undefined, 'default'],
])('a page in %j is spoken to in %s', (tag, language) => expect(toLanguage(tag)).toBe(language));
