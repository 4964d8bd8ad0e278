import type { User } from './contract/user.js';

/** The two genders of the documents, shown as Male and Female. P-04, P-14. */
export const genders = ['L', 'P'] as const;
export type Gender = (typeof genders)[number];

/** Shortly beyond this no date can be written any more, in ms from 1970. */
const LAST_INSTANT = 8e15;

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
