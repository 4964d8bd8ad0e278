import { asterisks, createMask, type Mask } from './badword.js';
import { readAs } from './look-alike.js';

/** What stands between two spaces, from its first letter to its last: `"b.4.d",` is `b.4.d`. */
const TOKEN = /[\p{L}\p{N}@$](?:\S*[\p{L}\p{M}\p{N}@$])?/gu;
/** The parts of `so-b4d` and `so/b4d`. */
const PART = /[\p{L}\p{M}\p{N}\p{Cf}@$!|]+/gu;
/** At least three letters, each alone: `b a d`. */
const SPELLED = /(?<!\S)\S\p{M}*(?:\s+\S\p{M}*){2,}(?!\S)/gu;
/** Found within letters that stand alone from this length on: shorter ones come about by chance. */
const LONG_WORD = 4;

/**
 * Builds the mask of live chat: what `createMask` covers, and the same words in disguise, which people in a chat type to slip
 * through: repeated letters, digits and look-alikes for letters, letters parted by signs or spaces. N-24.
 * Build it once a list: the list is compiled.
 * @example createChatMask(['bad'])('so b4d, b.a.d and BAAAD') // 'so ***, ***** and *****'
 */
export function createChatMask(words: readonly string[]): Mask {
  const hideWords = createMask(words);
  const wanted = new Set(words.map(readAs).filter((word) => word.length > 1));
  if (!wanted.size) return hideWords;
  const isBad = (text: string) => isWord(text) && wanted.has(readAs(text));
  const hideSpelled = (run: string) => (holds(run, wanted) ? asterisks(run) : run);
  const hidePart = (part: string) => (isBad(part) ? asterisks(part) : part);
  const hideToken = (token: string) => (isBad(token) ? asterisks(token) : token.replace(PART, hidePart));
  return (text) => hideWords(text).replace(SPELLED, hideSpelled).replace(TOKEN, hideToken);
}

/** What has as many letters as digits: 455 is a number, 84b1 a seat. */
function isWord(text: string): boolean {
  const count = (kind: RegExp) => text.match(kind)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  return letters > 0 && letters >= count(/\p{N}/gu);
}

function holds(run: string, wanted: ReadonlySet<string>): boolean {
  const read = readAs(run);
  return wanted.has(read) || [...wanted].some((word) => word.length >= LONG_WORD && read.includes(word));
}
