import type { Seen, Span } from './watch.js';

/** When the largest thing was drawn, in ms. */
export function largestPaint({ largest }: Seen): Span {
  return largest.at(-1) ?? { at: Number.POSITIVE_INFINITY, span: 0, what: 'nothing' };
}

/** The longest task that began after this moment, with the browser's own layout and painting. */
export function longestTask({ tasks }: Seen, after: number): Span {
  return longest(tasks.filter(({ at }) => at >= after));
}

/** The longest that our code kept a task to itself after this moment; within a frame that was in time, nothing is told. */
export function longestScript({ scripts }: Seen, after: number): Span {
  return longest(scripts.filter(({ at }) => at >= after));
}

/** The slowest answer after this moment; one that came within a frame is not told of. */
export function slowestAnswer({ answers }: Seen, after = 0): Span {
  return longest(answers.filter(({ at }) => at >= after));
}

function longest(spans: readonly Span[]): Span {
  return spans.reduce((most, span) => (span.span > most.span ? span : most), { at: 0, span: 0, what: '' });
}

/** Shifts this close are one; one lasts this long at most. https://web.dev/articles/cls */
const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** How much the page shifted, in its worst moment. */
export function layoutShift({ shifts }: Seen): number {
  let worst = 0;
  let [sum, begun, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last > GAP_MS || at - begun > WINDOW_MS) [sum, begun] = [0, at];
    last = at;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
