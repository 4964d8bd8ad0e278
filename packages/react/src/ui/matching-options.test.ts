import { expect, test } from 'vitest';
import { matchingOptions, namedOption } from './matching-options.js';

const names = [
  'Kabupaten Bandung',
  'Kabupaten Bandung Barat',
  'Kota Bandung',
  'Kota Bandar Lampung',
  'Banda',
];
const options = names.map((label, value) => ({ value: String(value), label }));
const found = (text: string) => matchingOptions(options, text).map(({ label }) => label);

test('any typed word finds a name, in any order and whatever its capitals', () => {
  expect(found('BARAT bandung')).toEqual(['Kabupaten Bandung Barat']);
  expect(found(' kota  band ')).toEqual(['Kota Bandung', 'Kota Bandar Lampung']);
  expect(found('surabaya')).toEqual([]);
});

test('names that begin so come first, else the order stays', () => {
  expect(found('banda')).toEqual(['Banda', 'Kota Bandar Lampung']);
  expect(found('andung')).toEqual(['Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Bandung']);
});

test('nothing typed leaves all of them', () => {
  expect(found('  ')).toEqual(names);
});

test('a text names an option by its whole label, or when nothing else fits', () => {
  expect(namedOption(options, 'kabupaten bandung')?.value).toBe('0');
  expect(namedOption(options, 'lampung')?.value).toBe('3');
  expect(namedOption(options, 'bandung')).toBeUndefined();
});
