import { expect, it } from 'vitest';
import { createCipher } from './cipher.js';

const key = 'k'.repeat(64);

it('a text is read again by the same key for the same purpose, and by no other', async () => {
  const hidden = await createCipher(key, 'removal').hide('eyJhbGciOi.token');
  expect(atob(hidden)).not.toContain('token');
  expect(await createCipher(key, 'removal').reveal(hidden)).toBe('eyJhbGciOi.token');
  expect(await createCipher(key, 'other').reveal(hidden)).toBeNull();
  expect(await createCipher('l'.repeat(64), 'removal').reveal(hidden)).toBeNull();
});

it('the same text is hidden otherwise each time, and what was changed is not read', async () => {
  const cipher = createCipher(key, 'removal');
  const [one, two] = [await cipher.hide('same'), await cipher.hide('same')];
  expect(one).not.toBe(two);
  for (const text of ['', 'no base 64!', `${one.slice(0, -4)}AAA=`, 'a.b.c']) {
    expect(await cipher.reveal(text), text).toBeNull();
  }
});
