import { expect, test } from 'vitest';
import { sameId } from './id.js';

test('an identifier is the same as a number and as text', () => {
  expect(sameId(7, '7')).toBe(true);
  expect(sameId('7', 7)).toBe(true);
  expect(sameId(7, 70)).toBe(false);
  expect(sameId(0, '0')).toBe(true);
});

test('nothing is not the same as nothing', () => {
  expect(sameId(null, null)).toBe(false);
  expect(sameId(undefined, null)).toBe(false);
  expect(sameId(0, null)).toBe(false);
});
