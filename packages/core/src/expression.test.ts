import { expect, test } from 'vitest';
import { clipLength } from './expression.js';

test.each([
  [12.34, '0:12'],
  [59.6, '1:00'],
  [0.2, '0:01'],
])('%f s read as %s', (duration, text) => {
  expect(clipLength(duration)).toBe(text);
});
