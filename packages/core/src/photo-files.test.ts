import { expect, test } from 'vitest';
import { photoSources } from './photo-files.js';

const name = 'https://api.test/media/0123456789abcdef0123456789abcdef';

test('an uploaded photo has its widths in two more formats', () => {
  expect(photoSources(`${name}-300.jpg`)).toEqual([
    { type: 'image/avif', srcSet: `${name}-300.avif 300w, ${name}-160.avif 160w, ${name}-80.avif 80w` },
    { type: 'image/webp', srcSet: `${name}-300.webp 300w, ${name}-160.webp 160w, ${name}-80.webp 80w` },
  ]);
});

test.each(['', '/art/rumah-musik.jpg', `${name}-300.jpg?v=2`, `${name}-80.jpg`, 'javascript:alert(1)'])(
  '%j has no other files',
  (url) => {
    expect(photoSources(url)).toEqual([]);
  },
);
