import { expect, test } from 'vitest';
import { formatInZone, zoneAt } from './zone.js';

const evening = 1_764_333_000_000;
const beforeMidnight = Date.parse('2026-12-31T23:30:00+07:00');

test.each([
  ['WIB', '28 November 2025 19:30 WIB', '31 December 2026 23:30 WIB'],
  ['WITA', '28 November 2025 20:30 WITA', '1 January 2027 00:30 WITA'],
  ['WIT', '28 November 2025 21:30 WIT', '1 January 2027 01:30 WIT'],
] as const)('an instant is read on the clock of %s', (zone, early, late) => {
  expect(formatInZone(evening, zone, 'en')).toBe(early);
  expect(formatInZone(beforeMidnight, zone, 'en')).toBe(late);
});

test('Indonesian writes the hour its own way, and what is no instant is not written', () => {
  expect(formatInZone(evening, 'WITA', 'id')).toBe('28 November 2025 20.30 WITA');
  expect(formatInZone(Number.NaN, 'WITA')).toBe('');
});

test.each([
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Pontianak', 'WIB'],
  ['Asia/Makassar', 'WITA'],
  ['Asia/Ujung_Pandang', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
  ['Europe/Berlin', 'WIB'],
  ['toString', 'WIB'],
])('a browser in %s reads %s', (timeZone, zone) => {
  expect(zoneAt(timeZone)).toBe(zone);
});
