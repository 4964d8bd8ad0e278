import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guestAccountName, isEmail, normalEmail } from './email.js';

describe('an address', () => {
  test.each(['a@b.c', 'ayu.lestari+tiket@kampus.ac.id', 'a@b.c.d', 'é@ü.id'])('%s is taken', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  test.each(['', 'a', 'a@b', 'a.b', '@b.c', 'a@.', 'a @b.c', 'a@b. c', 'a\0@b.c', 'a\u200b@b.c'])(
    '%j is not',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
  test('is one address however it was typed', () => {
    expect(normalEmail('  Ayu@Kampus.AC.ID ')).toBe('ayu@kampus.ac.id');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normalEmail(` ${email.toUpperCase()} `)).toBe(normalEmail(email));
      }),
    );
  });
});

test('a guest account is named by the letters of the address', () => {
  expect(guestAccountName('a1.b@x.co')).toBe('a  b x co');
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = guestAccountName(email);
      expect(name).toMatch(/^[A-Za-z ]+$/);
      expect(name).toHaveLength(email.length);
    }),
  );
});
