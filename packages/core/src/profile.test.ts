import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from './contract/user.js';
import { startOfDay, wibDay } from './date.js';
import {
  isProfileComplete,
  type ProfileFields,
  profileFields,
  profileOf,
  profileProblems,
} from './profile.js';

/** 21 November 2026, 23:30 WIB: still the 21st in Jakarta, and in London too. */
const now = Date.parse('2026-11-21T16:30:00Z');

const good: ProfileFields = {
  full_name: 'Sri Rahayu',
  phone: '081234567890',
  birth_date: '1999-12-31',
  gender: 'P',
  work: '3',
  city: '3273',
};
const problemsOf = (changes: Partial<ProfileFields>) => profileProblems({ ...good, ...changes }, now);

describe('a profile', () => {
  test('that is filled in right has no problems; birth date, gender, work and city may be left out', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ birth_date: '', gender: '', work: '', city: '' })).toEqual({});
  });

  test('needs a name of at most 100 characters', () => {
    expect(problemsOf({ full_name: ' ' })).toEqual({ full_name: 'name_required' });
    expect(problemsOf({ full_name: 'a'.repeat(100) })).toEqual({});
    expect(problemsOf({ full_name: 'a'.repeat(101) })).toEqual({ full_name: 'name_long' });
  });

  test('needs a phone of 10 to 13 digits', () => {
    expect(problemsOf({ phone: '' })).toEqual({ phone: 'phone_required' });
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(digits, (phone) => {
        const isRight = phone.length >= 10 && phone.length <= 13;
        return (problemsOf({ phone }).phone === undefined) === isRight;
      }),
    );
    for (const phone of ['+62812345678', '0812 3456 789', '08123456789o']) {
      expect(problemsOf({ phone })).toEqual({ phone: 'phone_length' });
    }
  });

  test('takes birth dates from 1950 to today in Jakarta', () => {
    expect(problemsOf({ birth_date: '1949-12-31' })).toEqual({ birth_date: 'birth_date_range' });
    expect(problemsOf({ birth_date: '1950-01-01' })).toEqual({});
    expect(problemsOf({ birth_date: '2026-11-21' })).toEqual({});
    expect(problemsOf({ birth_date: '2026-11-22' })).toEqual({ birth_date: 'birth_date_range' });
    const past = Date.parse('2026-11-21T17:30:00Z');
    expect(profileProblems({ ...good, birth_date: '2026-11-22' }, past)).toEqual({});
  });
});

describe('a person on the edit screen', () => {
  const sri = { full_name: 'Sri Rahayu', phone: null, gender: null, work: 0, city: null } as unknown as User;

  test('begins with nothing where nothing is known, and sends nothing for it', () => {
    const fields = profileFields({ ...sri, birth_date: null });
    expect(fields).toEqual({
      full_name: 'Sri Rahayu',
      phone: '',
      birth_date: '',
      gender: '',
      work: '',
      city: '',
    });
    expect(profileOf(fields)).toMatchObject({ birth_date: null, gender: null, work: null, city: null });
  });

  test('sends what is there as it came, the name without the space around it', () => {
    const fields = profileFields({ ...sri, ...good, gender: 'P', birth_date: startOfDay(good.birth_date) });
    expect(fields).toEqual(good);
    expect(profileOf({ ...fields, full_name: ' Sri Rahayu ' })).toEqual(good);
  });
});

test('a profile is complete once work, phone and city are there, whatever nothing is written as', () => {
  expect(isProfileComplete({ work: 3, phone: '081234567890', city: '3273' })).toBe(true);
  for (const nothing of [null, '', 0]) {
    expect(isProfileComplete({ work: nothing, phone: '081234567890', city: 1 })).toBe(false);
    expect(isProfileComplete({ work: 1, phone: '081234567890', city: nothing })).toBe(false);
  }
  expect(isProfileComplete({ work: 1, phone: null, city: 1 })).toBe(false);
});

describe('a day', () => {
  test('begins at midnight in Jakarta', () => {
    expect(startOfDay('2021-05-05')).toBe(Date.parse('2021-05-04T17:00:00Z'));
  });

  test('survives the way there and back', () => {
    const instants = fc.integer({ min: Date.parse('1950-01-01'), max: Date.parse('2100-01-01') });
    fc.assert(fc.property(instants, (instant) => wibDay(startOfDay(wibDay(instant))) === wibDay(instant)));
  });

  test.each(['2021-02-30', '2021-13-01', 'yesterday', '', '21-5-5'])('%s is none', (text) => {
    expect(startOfDay(text)).toBeNaN();
  });
});
