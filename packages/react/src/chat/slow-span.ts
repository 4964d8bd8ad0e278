import { fill } from '@panggung/core';

const MINUTE = 60;

/**
 * A wait, as people say it.
 * @example slowSpan(90, words) // '1 min 30 s'
 */
export function slowSpan(seconds: number, words: { seconds: string; minutes: string }): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [
    minutes > 0 && fill(words.minutes, { minutes }),
    (rest > 0 || minutes === 0) && fill(words.seconds, { seconds: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}
