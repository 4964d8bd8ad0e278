import { asterisks, createMask, type Mask } from './badword.js';
import { isWord, readAs, UPRIGHTS } from './look-alike.js';

/** What stands for a letter, framed ones and flags among them. */
const SIGN = '\\p{Alphabetic}\\p{N}\\p{RI}@$';
/** What stands between two spaces, from its first letter to its last: `"b.4.d",` is `b.4.d`. */
const TOKEN = new RegExp(`[${SIGN}](?:\\S*[${SIGN}\\p{M}])?`, 'gu');
/** The parts of `so-b4d` and `so/b4d`. */
const PART = new RegExp(`[${SIGN}\\p{M}\\p{Cf}!|]+`, 'gu');
/** At least three letters, each alone: `b a d`. */
const SPELLED = /(?<!\S)\S\p{M}*(?:\s+\S\p{M}*){2,}(?!\S)/gu;
/** At least two pieces, none of them long: `wi ck ed`. */
const PIECES = new RegExp(`(?<!\\S)[${SIGN}]{1,3}(?:\\s+[${SIGN}]{1,3})+(?![${SIGN}\\p{M}])`, 'gu');
/** Written for a letter that is left out: `b*d`. */
const BLANK = /[*#_]/;

/** Found among letters that stand alone, or with some left out, from this length on: shorter ones come about by chance. */
const LONG_WORD = 4;
/** The same for pieces, and for two of them that can be said. */
const PIECED_WORD = 5;
const TWO_PIECES_WORD = 6;
const MOST_PIECES = 8;

/** What is hung on a word in Indonesian; a 2 says it twice. */
const SUFFIXES = ['', 'lah', 'kah', 'nya', 'ku', 'mu'].flatMap((suffix) => [suffix, `2${suffix}`]);

/**
 * Builds the mask of live chat: what `createMask` covers, and the same words in disguise, which people in a chat type to slip
 * through: repeated letters, digits and look-alikes for letters, letters parted by signs or spaces or left out, and with
 * Indonesian suffixes. N-24.
 * Build it once a list: the list is compiled.
 * @example createChatMask(['bad'])('so b4d, b.a.d and BAAAD') // 'so ***, ***** and *****'
 */
export function createChatMask(words: readonly string[]): Mask {
  const hideWords = createMask(words);
  const listed = words.filter((word) => readAs(word).length > 1);
  const wanted = new Set(listed.flatMap((word) => SUFFIXES.map((suffix) => readAs(word + suffix))));
  if (!wanted.size) return hideWords;
  const isListed = (text: string) => UPRIGHTS.some((upright) => wanted.has(readAs(text, upright)));
  const isBad = (text: string) => isWord(text) && (isListed(text) || fitsBlanks(text, wanted));
  const hide = (isHidden: (text: string) => boolean) => (text: string) =>
    isHidden(text) ? asterisks(text) : text;
  const hidePart = hide(isBad);
  const hideToken = (token: string) => (isBad(token) ? asterisks(token) : token.replace(PART, hidePart));
  const hideSpelled = hide((run) => isSpelled(run, wanted));
  const hidePieces = createPiecesMask(wanted);
  return (text) =>
    hideWords(text).replace(SPELLED, hideSpelled).replace(PIECES, hidePieces).replace(TOKEN, hideToken);
}

/** `b*d`: a word but for some letters in its midst, of which more are there. */
function fitsBlanks(text: string, wanted: ReadonlySet<string>): boolean {
  const pieces = text.split(BLANK).map((piece) => readAs(piece));
  const letters = pieces.join('').length;
  if (pieces.length === 1 || pieces.length > letters || letters + pieces.length <= LONG_WORD) return false;
  const pattern = new RegExp(`^${pieces.join('.')}$`, 'u');
  return [...wanted].some((word) => pattern.test(word));
}

function isSpelled(run: string, wanted: ReadonlySet<string>): boolean {
  const holds = (read: string) =>
    wanted.has(read) || [...wanted].some((word) => word.length >= LONG_WORD && read.includes(word));
  return UPRIGHTS.some((upright) => holds(readAs(run, upright)));
}

/** Covers, in a run of short words, those that are one together. */
function createPiecesMask(wanted: ReadonlySet<string>): Mask {
  const beginnings = new Set([...wanted].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))));

  /** How many of these words, from the first on, are one; 0: none. */
  function countPieces(pieces: readonly string[]): number {
    for (let count = 1; count <= pieces.length; count++) {
      const some = pieces.slice(0, count);
      const read = readAs(some.join(''));
      if (!beginnings.has(read)) return 0;
      if (wanted.has(read) && read.length >= shortestOf(some)) return count;
    }
    return 0;
  }

  return (run) => {
    const parts = run.split(/(\s+)/u);
    for (let first = 0; first < parts.length; first += 2) {
      const count = countPieces(parts.slice(first, first + 2 * MOST_PIECES).filter((_, at) => at % 2 === 0));
      const covered = parts.slice(first, first + 2 * count - 1);
      if (count > 1) parts.splice(first, covered.length, asterisks(covered.join('')));
    }
    return parts.join('');
  };
}

/** How long a word must be that these pieces do not make by chance: one that nobody can say betrays them. */
function shortestOf(pieces: readonly string[]): number {
  const isUnsaid = pieces.some((piece) => !/[aiueo]/.test(readAs(piece)));
  return pieces.length > 2 || isUnsaid ? PIECED_WORD : TWO_PIECES_WORD;
}
