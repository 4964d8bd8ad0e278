/** Most characters of a message of live chat, in code points. Ours. */
export const CHAT_LENGTH = 500;
/** Marks over one letter: more run over the lines above and below. */
const MOST_MARKS = 3;
const MOST_LINE_BREAKS = 3;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Where a joiner makes one sign of two: faces, and letters of scripts that join. */
const JOINER =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{M}])[\\u200c\\u200d](?=[\\p{Extended_Pictographic}\\p{L}])';
/** Directions, halves of signs, private signs, and blanks that count as letters or marks. */
const UNSEEN = new RegExp(
  `(?!${JOINER})[\\p{Cf}\\p{Cs}\\p{Co}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0]|[^\\P{Cc}\\n]`,
  'gu',
);
const STACK = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
/** Marks over nothing. */
const STRAY = /(?<=^|\s)\p{M}+/gu;

/**
 * What somebody wrote, as it may stand in a chat among others: no direction overrides, no invisible signs, no stacks of
 * marks, few line breaks, no blanks around it. N-24.
 * @example chatText('halo\u202e \u200b') // 'halo'
 */
export function chatText(written: string): string {
  const plain = written
    .replace(LINE_BREAK, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(STACK, '$1')
    .replace(STRAY, '')
    .trim();
  let breaks = 0;
  const clean = plain.replace(/\s*\n\s*/g, () => (++breaks > MOST_LINE_BREAKS ? ' ' : '\n'));
  // What was between two signs may have kept a third.
  return clean === written ? clean : chatText(clean);
}

/** How long a message is, in code points: an emoji of two halves counts once. */
export function chatLength(text: string): number {
  return [...text].length;
}
