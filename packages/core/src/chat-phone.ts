import { isWord, readAs } from './look-alike.js';

/** As they are said and written in a hurry, read as words are: no letter twice in a row. */
const DIGIT_WORDS: readonly string[] = [
  'nol|kosong|zero',
  'satu|one',
  'dua|two',
  'tiga|thre',
  'empat|four',
  'lima|five',
  'enam|six',
  'tujuh|seven',
  'delapan|lapan|eight',
  'sembilan|nine',
];
const SAID = new RegExp(DIGIT_WORDS.join('|'), 'g');
const digitOf = (said: string) => DIGIT_WORDS.findIndex((words) => words.split('|').includes(said));

/** Letters and digits that stand together. */
const TOKEN = /[\p{L}\p{N}]+/gu;
/** Letters that stand for digits among digits. */
const LIKE_DIGITS: Record<string, string> = {
  o: '0',
  q: '0',
  l: '1',
  i: '1',
  z: '2',
  e: '3',
  a: '4',
  s: '5',
  b: '8',
  g: '9',
};

/** What is no part of a number to write to: times, days, prices. */
const TIME = /(?<![\d.:])(?:[01]?\d|2[0-3])[.:][0-5]\d(?![.:]?\d|[^\d]{1,3}\d{3})/g;
const DAY = /(?<!\d[-/. ]?)[0-3]?\d([-/. ])[01]?\d\1(?:19|20)?\d\d(?!\1?\d)/g;
const PRICE = /\brp\.?\s*[1-9][\d.,]*|(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})*\.000(?![.\d])/g;

/** Whatever people put between two digits. */
const GAP = '[^\\p{L}\\p{N}]{0,4}';
/** +62 8, 62 8, 62 08 or 08, and 8 to 11 more digits. */
const MOBILE = new RegExp(
  `(?<!\\d)(?:(?:\\+${GAP}6${GAP}2|62)${GAP}0?|0)${GAP}8${GAP}[1-9](?:${GAP}\\d){7,10}(?!\\d)`,
  'u',
);

/** A letter alone beside a digit. */
const ALONE =
  /(?<![\p{L}\p{N}])[oil](?=[^\p{L}\p{N}]{1,2}\d)|(?<=\d[^\p{L}\p{N}]{1,2})[oil](?![\p{L}\p{N}])/gu;

const likeDigits = (token: string) => token.replace(/[a-z]/g, (letter) => LIKE_DIGITS[letter] ?? letter);

/** Words for digits, and letters for them, as digits. */
function withDigits(plain: string): string {
  const said = plain.replace(TOKEN, (token) => {
    const mixed = /\d/.test(token) ? likeDigits(token) : token;
    if (/^\d+$/.test(mixed)) return mixed;
    return (isWord(token) ? readAs(token) : token).replace(SAID, (word) => String(digitOf(word)));
  });
  return said.replace(ALONE, likeDigits);
}

/**
 * Whether a text without dress holds the number of a mobile in Indonesia, however it is written: with any signs between
 * its digits, letters for some, or in words. Times, days and prices are none.
 * @example hasPhoneNumber('wa o8l2/3456/78 nol sembilan') // true
 * @see https://en.wikipedia.org/wiki/Telephone_numbers_in_Indonesia
 */
export function hasPhoneNumber(plain: string): boolean {
  const digits = withDigits(plain);
  return MOBILE.test(digits.replace(TIME, ' jam ').replace(DAY, ' hari ').replace(PRICE, ' harga '));
}
