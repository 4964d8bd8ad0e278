import type { Receiver, User } from '@panggung/core';
import type { Selectable } from 'kysely';
import { isReachable } from './buyer.js';
import type { UserAccountTable } from './database.js';
import { wholeUrl } from './show-view.js';

export type UserRow = Selectable<UserAccountTable>;

/** A person as they see themselves. T-01, T-02. */
export function toUser(row: UserRow, apiUrl?: string): User {
  const { id, url_photo, created_at: _made, updated_at: _changed, deleted_at: _left, ...rest } = row;
  const { email_verified: _verified, referral: _entered, ...shown } = rest;
  const photo = wholeUrl(url_photo, apiUrl);
  return { ...shown, id, user_id: id, url_photo: photo, image: photo };
}

/** A person as others see them: nothing by which to reach them or to know them elsewhere. T-03, api.md §1. */
export function toStranger(row: UserRow, apiUrl?: string): User {
  const { id, user_id, full_name, type, work, city, url_photo, image } = toUser(row, apiUrl);
  return { ...nobody, id, user_id, full_name, type, work, city, url_photo, image };
}

/**
 * A person as one sees them who gives them a ticket: whether their profile is complete, and no more of it than that. One
 * whose address is not known to be theirs has none that counts. T-03, L-26.
 */
export function toReceiver(row: UserRow, apiUrl?: string): Receiver {
  const { id, full_name, type, url_photo, work, city, phone } = toUser(row, apiUrl);
  const profile = isReachable(row) ? { work, city, phone: phone && MASKED_PHONE } : nothingYet;
  return { id, full_name, type, url_photo, ...profile };
}

const nothingYet = { work: null, city: null, phone: null } as const;

/** That there is a number is told; which, is nobody else's business. */
const MASKED_PHONE = '•••';

const nobody = {
  firebase_uid: null,
  google_id: null,
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  birth_place: null,
  birth_date: null,
  gender: null,
  status: null,
  one_signal_id: null,
  referral_code: null,
} as const;
