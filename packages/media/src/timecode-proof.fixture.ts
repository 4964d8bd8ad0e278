import { expect } from '@playwright/test';
import { timecode } from './timecode.fixture.js';
import type { ReadPicture } from './timecode-reader.fixture.js';

const { rate, length, grounds } = timecode;
const total = rate * length;

/** Each picture's ground is that of its second. */
export function expectTimecode(seen: readonly Pick<ReadPicture, 'number' | 'ground'>[]): void {
  const wrong = seen.filter(({ number, ground }) => ground !== Math.floor(number / rate) % grounds.length);
  expect(wrong).toEqual([]);
}

/** No picture is shown after a later one; the camera begins anew at its end. */
export function expectForward(seen: readonly Pick<ReadPicture, 'number'>[]): void {
  const steps = seen.slice(1).map(({ number }, at) => (number - (seen[at]?.number ?? 0) + total) % total);
  expect(steps.filter((step) => step > total / 2)).toEqual([]);
}
