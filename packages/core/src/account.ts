import { PASSWORD_MIN_LENGTH } from './constants.js';

/** What an account may be. Registration always makes a USER. B-01, B-02. */
export const userTypes = ['USER', 'ARTIST'] as const;
export type UserType = (typeof userTypes)[number];

/** The status a client compares with; the server's other one is UNVERIFIED. AMB-054. */
export const VERIFIED = 'VERIFIED';

/** The panels of the account screen. A-03. */
export const accountPanels = ['login', 'register', 'forgot', 'reset'] as const;
export type AccountPanel = (typeof accountPanels)[number];

const rules = [/\p{Ll}/u, /\p{Lu}/u, /\d/];

/**
 * Whether a password is at least 6 characters with a lowercase letter, an uppercase letter and a digit. B-17, S-09.
 * @example isPassword('Abc123') // true
 */
export function isPassword(text: string): boolean {
  return text.length >= PASSWORD_MIN_LENGTH && rules.every((rule) => rule.test(text));
}

/** What is wrong with a password, as a message key; null when nothing is. B-17, B-18. */
export function passwordProblem(text: string): 'password_weak' | null {
  return isPassword(text) ? null : 'password_weak';
}

/** What is wrong with the password written again. B-19, B-20. */
export function confirmProblem(
  text: string,
  password: string,
): 'field_required' | 'password_mismatch' | null {
  if (text === '') return 'field_required';
  return text === password ? null : 'password_mismatch';
}

/** What is wrong with a field that only must not be empty. B-21, B-22. */
export function requiredProblem(text: string): 'field_required' | null {
  return text.trim() === '' ? 'field_required' : null;
}

/** The name shown to others. AMB-041. */
export function fullName(first: string, last: string): string {
  return `${first.trim()} ${last.trim()}`.trim();
}

interface NameParts {
  first_name: string | null;
  last_name: string | null;
}

/**
 * A full name cut in two: where it was cut before, as far as it still begins with that first name; else after its first word.
 * @example nameParts('Siti Nur Haliza', { first_name: 'Siti Nur', last_name: 'Aisyah' }) // 'Siti Nur', 'Haliza'
 */
export function nameParts(full: string, before: NameParts): NameParts {
  const words = full.trim().split(/\s+/);
  const known = before.first_name?.trim().split(/\s+/) ?? [];
  const isKept = known.length > 0 && known.every((word, at) => word === words[at]);
  const cut = isKept ? known.length : 1;
  return { first_name: words.slice(0, cut).join(' '), last_name: words.slice(cut).join(' ') || null };
}
