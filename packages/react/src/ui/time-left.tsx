import { fill, formatSpan } from '@panggung/core';
import { useNow } from './use-now.js';

export interface TimeLeftProps {
  /** The instant it runs to, in epoch ms. */
  until: number;
  /** A sentence around `{time}`. */
  words: string;
}

/**
 * How long something still lasts, in a sentence. A timer: read when asked, never by itself.
 * @example <TimeLeft until={expires_at} words="{time} left to order" />
 */
export function TimeLeft({ until, words }: TimeLeftProps) {
  const left = until - useNow();
  return (
    <p className="panggung-time-left" role="timer">
      {fill(words, { time: formatSpan(left) })}
    </p>
  );
}
