import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confirmProblem,
  fullName,
  isPassword,
  nameParts,
  passwordProblem,
  requiredProblem,
} from './account.js';

describe('a password', () => {
  test('has six characters, among them a small letter, a capital and a digit', () => {
    expect(isPassword('Abc123')).toBe(true);
    for (const weak of ['abc123', 'ABC123', 'Abcdef', 'Ab1', 'Abc12', '']) {
      expect(passwordProblem(weak), weak).toBe('password_weak');
    }
  });

  test('is never made worse by more characters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => isPassword(`${before}Abc123${after}`)),
    );
  });

  test('may be written in any script and with spaces', () => {
    expect(isPassword('Ñandú 7')).toBe(true);
    expect(isPassword('Ωmega 1ω')).toBe(true);
  });

  test('written again must be there and be the same', () => {
    expect(confirmProblem('', 'Abc123')).toBe('field_required');
    expect(confirmProblem('Abc124', 'Abc123')).toBe('password_mismatch');
    expect(confirmProblem('Abc123', 'Abc123')).toBeNull();
  });
});

test('a name of spaces is no name', () => {
  expect(requiredProblem('  ')).toBe('field_required');
  expect(requiredProblem(' Sri ')).toBeNull();
  expect(fullName(' Sri ', '')).toBe('Sri');
  expect(fullName('Sri', ' Rahayu ')).toBe('Sri Rahayu');
});

describe('a changed full name', () => {
  const cut = (full: string, first_name: string | null, last_name: string | null = null) => {
    const parts = nameParts(full, { first_name, last_name });
    return [parts.first_name, parts.last_name];
  };

  test('is cut after its first word where nothing is known', () => {
    expect(cut('Sri Rahayu Ningsih', null)).toEqual(['Sri', 'Rahayu Ningsih']);
    expect(cut('Suharno', null)).toEqual(['Suharno', null]);
  });

  test('keeps a first name of several words, and the rest is the last name', () => {
    expect(cut('Siti Nur Haliza', 'Siti Nur', 'Aisyah')).toEqual(['Siti Nur', 'Haliza']);
    expect(cut('Siti Nur', 'Siti Nur', 'Aisyah')).toEqual(['Siti Nur', null]);
    expect(cut('Dewi Nur Haliza', 'Siti Nur', 'Aisyah')).toEqual(['Dewi', 'Nur Haliza']);
    expect(cut('Sitimah Nur', 'Siti', 'Nur')).toEqual(['Sitimah', 'Nur']);
  });
});
