import type { ChatLine } from '@panggung/client';
import { lineKey } from './line-key.js';

/** In how many steps is drawn what came at once: messages come four times a second, and a step lasts two frames. */
const STEPS = 7;
/** More wait for no step of their own: the page was hidden, or somebody jumps through a recording. */
const MOST_WAITING = 20;

/** What was held, as it is now: without what was taken away since. */
export function afterwards(held: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const now = new Map(lines.map((line) => [lineKey(line), line]));
  const first = lines[0]?.seq ?? -Infinity;
  return held.flatMap((line) => now.get(lineKey(line)) ?? (line.seq < first ? line : []));
}

/** What was drawn, and the next of what came since; one's own waits for nothing. */
export function oneStepOn(drawn: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = drawn.findLast(({ isSending }) => !isSending)?.seq;
  if (last === undefined) return lines;
  // A step is taken thirty times a second: what was drawn before is not gone through again.
  const end = lines.findLastIndex(({ seq }) => seq <= last) + 1;
  const come = lines.slice(end);
  const waiting = come.filter(({ key }) => key === undefined);
  if (waiting.length > MOST_WAITING) return lines;
  const later = waiting.slice(Math.ceil(waiting.length / STEPS));
  return [...lines.slice(0, end), ...come.filter((line) => !later.includes(line))];
}
