import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzip, takesGzip } from './gzip.js';

test('what is packed comes back as it was', async () => {
  const text = 'Pertunjukan berikutnya — Gong 𝄞 '.repeat(5000);
  const packed = await gzip(text);
  expect(packed.length).toBeLessThan(text.length / 50);
  expect(gunzipSync(packed).toString()).toBe(text);
});

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
])('Accept-Encoding %s lets gzip be sent: %s', (header, is) => expect(takesGzip(header)).toBe(is));
