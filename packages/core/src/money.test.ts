import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice, formatRupiah } from './money.js';

describe('a price', () => {
  test.each([
    [0, 'Rp. 0'],
    [999, 'Rp. 999'],
    [50_000, 'Rp. 50,000'],
    [1_234_567, 'Rp. 1,234,567'],
    [999_999_999_999, 'Rp. 999,999,999,999'],
    [-1500, '-Rp. 1,500'],
    [1500.4, 'Rp. 1,500'],
  ])('of %d rupiah reads %s', (amount, text) => expect(formatRupiah(amount)).toBe(text));
  test('of nothing is the word of its surface', () => {
    expect(formatPrice(0, 'FREE')).toBe('FREE');
    expect(formatPrice(0, 'Free')).toBe('Free');
    expect(formatPrice(25_000, 'FREE')).toBe('Rp. 25,000');
  });

  test('keeps every digit, in groups of three, whatever the amount and the separator', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(',', '.'), (amount, separator) => {
        const text = formatRupiah(amount, separator);
        expect(Number(text.replace('Rp. ', '').replaceAll(separator, '')) - amount).toBe(0);
        const [, ...groups] = text.replace(/^-?Rp\. /, '').split(separator);
        expect(groups.every((group) => group.length === 3)).toBe(true);
      }),
    );
  });
});
