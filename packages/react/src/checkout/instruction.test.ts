import { expect, test } from 'vitest';
import { groupedNumber, instructionWays } from './instruction.js';

test('each way to pay keeps its heading and its steps', () => {
  const ways = instructionWays(
    'ATM\n1. Masukkan kartu.\n2) Pilih Transfer.\n \nMobile banking\nBuka aplikasi.\n',
  );
  expect(ways).toEqual([
    { heading: 'ATM', steps: ['Masukkan kartu.', 'Pilih Transfer.'] },
    { heading: 'Mobile banking', steps: ['Buka aplikasi.'] },
  ]);
});

test('a method without instruction has no ways', () => {
  expect(instructionWays(null)).toEqual([]);
  expect(instructionWays('\n\n')).toEqual([]);
});

test.each([
  ['8808081234567890', '8808 0812 3456 7890'],
  ['880808123456', '8808 0812 3456'],
  ['12345', '1234 5'],
])('%s reads as %s', (number, grouped) => {
  expect(groupedNumber(number)).toBe(grouped);
});
