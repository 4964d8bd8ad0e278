import { BIRTH_DATE_MIN, PROFILE_NAME_LENGTH } from './constants.js';
import type { Profile, User } from './contract/user.js';
import { wibDay } from './date.js';
import type { Gender } from './person.js';
import { phoneProblem } from './phone.js';

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

type Problem = 'name_required' | 'name_long' | 'phone_required' | 'phone_length' | 'birth_date_range';
/** What is wrong with each field, as a message key. */
export type ProfileProblems = Partial<Record<keyof ProfileFields, Problem>>;

function nameProblem(text: string): Problem | undefined {
  if (text.trim() === '') return 'name_required';
  return text.trim().length > PROFILE_NAME_LENGTH ? 'name_long' : undefined;
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

export { isProfileComplete } from './profile-complete.js';
