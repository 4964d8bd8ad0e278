import type { ChatLine } from '@panggung/client';
import { describe, expect, it } from 'vitest';
import { afterwards, oneStepOn } from './drawn-lines.js';

const author = { userId: 1, roomVideoId: 1, urlPhoto: null, fullName: 'Ayu', isHost: false, held: null };

/** The messages of a room by their places in its log. */
const lines = (from: number, to: number, own: Partial<ChatLine> = {}): readonly ChatLine[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).map((seq) => {
    return { ...author, id: seq, seq, created_at: seq, comment: `${seq}`, ...own };
  });

/** What is drawn, step after step, until all is. */
function stepsOf(drawn: readonly ChatLine[], said: readonly ChatLine[]): number[] {
  const steps: number[] = [];
  for (let now = drawn; now.length < said.length; ) {
    now = oneStepOn(now, said);
    steps.push(now.length);
  }
  return steps;
}

describe('what comes at once', () => {
  it('is drawn a message a step, in order', () => {
    const [before, now] = [lines(1, 3), lines(1, 8)];
    expect(stepsOf(before, now)).toEqual([4, 5, 6, 7, 8]);
    expect(oneStepOn(before, now)).toEqual(lines(1, 4));
  });

  it('is there before the next comes, when a crowd talks', () => {
    const steps = stepsOf(lines(1, 3), lines(1, 23));
    expect(steps[0]).toBe(6);
    expect(steps.length).toBeLessThanOrEqual(15);
  });

  it('is drawn at once where nothing was, after a long sleep, and where a recording is gone back in', () => {
    expect(oneStepOn([], lines(1, 5))).toEqual(lines(1, 5));
    expect(oneStepOn(lines(1, 5), lines(30, 60))).toEqual(lines(30, 60));
    expect(oneStepOn(lines(30, 60), lines(1, 12))).toEqual(lines(1, 12));
  });

  it('keeps nobody waiting for their own, on its way or said', () => {
    const sending = lines(1, 1, { seq: Infinity, id: 0, key: 'own', isSending: true });
    const said = lines(9, 9, { key: 'own' });
    const drawn = oneStepOn(lines(1, 3), [...lines(1, 8), ...sending]);
    expect(drawn).toEqual([...lines(1, 4), ...sending]);
    expect(oneStepOn(drawn, [...lines(1, 8), ...said])).toEqual([...lines(1, 5), ...said]);
  });
});

it('what somebody reads further up stays, without what was taken away since', () => {
  const held = lines(1, 6);
  // The room remembers from 3 on, 5 was taken away, and 7 came.
  const now = [...lines(3, 4), ...lines(6, 7)];
  expect(afterwards(held, now)).toEqual([...lines(1, 4), ...lines(6, 6)]);
});
