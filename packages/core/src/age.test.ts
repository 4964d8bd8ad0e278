import { expect, test } from 'vitest';
import { ageOf } from './age.js';

test.each([
  [-5000, { unit: 'now' }],
  [0, { unit: 'now' }],
  [59_999, { unit: 'now' }],
  [60_000, { unit: 'minute', count: 1 }],
  [3_599_999, { unit: 'minute', count: 59 }],
  [3_600_000, { unit: 'hour', count: 1 }],
  [86_399_999, { unit: 'hour', count: 23 }],
  [86_400_000, { unit: 'day', count: 1 }],
  [10 * 86_400_000, { unit: 'day', count: 10 }],
  [Number.NaN, { unit: 'now' }],
])('what was so %s ms ago is %j old', (span, age) => {
  expect(ageOf(span)).toEqual(age);
});
