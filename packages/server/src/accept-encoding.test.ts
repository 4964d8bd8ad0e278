import { expect, test } from 'vitest';
import { takesEncoding } from './accept-encoding.js';

test.each([
  ['gzip', true],
  ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
  ['*', true],
  ['deflate, gzip;q=0.001', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, *', false],
  ['br, deflate', false],
  ['x-gzip', false],
  ['*;q=0', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding %s lets gzip be sent: %s', (header, is) =>
  expect(takesEncoding(header, 'gzip')).toBe(is),
);
