import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzip } from './gzip.js';

test('what is packed comes back as it was', async () => {
  const text = 'Pertunjukan berikutnya — Gong 𝄞 '.repeat(5000);
  const packed = await gzip(text);
  expect(packed.length).toBeLessThan(text.length / 50);
  expect(gunzipSync(packed).toString()).toBe(text);
});
