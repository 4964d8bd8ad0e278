import { expect, test } from 'vitest';
import { pageOf } from './page-of.js';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e9', 1],
  ['page=999999999999', 1],
  ['page=999999', 999_999],
  ['page=%3Cscript%3E', 1],
])('an address with "%s" asks for page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});
