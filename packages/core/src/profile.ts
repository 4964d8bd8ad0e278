import { BIRTH_DATE_MIN, PHONE_MAX_LENGTH, PHONE_MIN_LENGTH, PROFILE_NAME_LENGTH } from './constants.js';
import type { Profile, User } from './contract/user.js';
import { wibDay } from './date.js';

/** The two genders of the documents, shown as Male and Female. P-04, P-14. */
export const genders = ['L', 'P'] as const;
export type Gender = (typeof genders)[number];

/** What the edit screen holds, as it is typed. */
export interface ProfileFields {
  full_name: string;
  phone: string;
  /** `YYYY-MM-DD`, or nothing. */
  birth_date: string;
  gender: Gender | '';
  /** Ids of the chosen work and city, or nothing. */
  work: string;
  city: string;
}

/** Shortly beyond this no date can be written any more, in ms from 1970. */
const LAST_INSTANT = 8e15;

type Problem = 'name_required' | 'name_long' | 'phone_required' | 'phone_length' | 'birth_date_range';
/** What is wrong with each field, as a message key. */
export type ProfileProblems = Partial<Record<keyof ProfileFields, Problem>>;

function nameProblem(text: string): Problem | undefined {
  if (text.trim() === '') return 'name_required';
  return text.trim().length > PROFILE_NAME_LENGTH ? 'name_long' : undefined;
}

/** Digits only, 10 to 13 of them. P-11, P-12, AMB-011. */
function phoneProblem(text: string): Problem | undefined {
  if (text.trim() === '') return 'phone_required';
  const isPhone = /^\d+$/.test(text) && text.length >= PHONE_MIN_LENGTH && text.length <= PHONE_MAX_LENGTH;
  return isPhone ? undefined : 'phone_length';
}

/** Between 1950-01-01 and today in Jakarta. P-13. */
function birthDateProblem(text: string, now: number): Problem | undefined {
  return text === '' || (text >= BIRTH_DATE_MIN && text <= wibDay(now)) ? undefined : 'birth_date_range';
}

/**
 * Everything wrong with a profile; an empty object when it may be saved. P-09 to P-13.
 * @param now the time to measure the birth date by, epoch ms
 */
export function profileProblems(fields: ProfileFields, now: number): ProfileProblems {
  const problems: ProfileProblems = {};
  const found = {
    full_name: nameProblem(fields.full_name),
    phone: phoneProblem(fields.phone),
    birth_date: birthDateProblem(fields.birth_date, now),
  };
  for (const [name, problem] of Object.entries(found)) {
    if (problem) problems[name as keyof ProfileFields] = problem;
  }
  return problems;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);
const idIn = (value: unknown) => (typeof value === 'number' ? value : textIn(value));
const instantIn = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < LAST_INSTANT ? value : null;

/**
 * A person as a page can draw them: what storage kept from another time, or was written there by somebody else, counts
 * field by field, and what is missing or unknown is as if never filled in. B-46.
 */
export function drawableUser(user: User): User {
  return {
    ...user,
    id: idIn(user.id) ?? user.user_id,
    full_name: textIn(user.full_name) ?? '',
    email: textIn(user.email),
    phone: textIn(user.phone),
    birth_date: instantIn(user.birth_date),
    gender: genders.find((gender) => gender === user.gender) ?? null,
    work: idIn(user.work),
    city: idIn(user.city),
    url_photo: textIn(user.url_photo),
  };
}

/** A person as the edit screen begins. */
export function profileFields(user: User): ProfileFields {
  const { full_name, phone, birth_date, gender, work, city } = user;
  return {
    full_name,
    phone: phone ?? '',
    birth_date: birth_date === null ? '' : wibDay(birth_date),
    gender: gender ?? '',
    work: String(work || ''),
    city: String(city || ''),
  };
}

/** What the edit screen sends; what is left empty is null. P-22, AMB-173. */
export function profileOf({ full_name, phone, birth_date, gender, work, city }: ProfileFields): Profile {
  return {
    full_name: full_name.trim(),
    phone,
    birth_date: birth_date || null,
    gender: gender || null,
    work: work || null,
    city: city || null,
  };
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === 0;

/** Whether work, phone and city are there, without which no ticket can be given to a person. AMB-174. */
export function isProfileComplete({ work, phone, city }: Pick<User, 'work' | 'phone' | 'city'>): boolean {
  return ![work, phone, city].some(isEmpty);
}
