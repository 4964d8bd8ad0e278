import type { Gender, UserType } from '@panggung/core';
import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

/** A person; their sign-in belongs to the identity service. */
export interface UserAccountTable {
  id: Generated<number>;
  email: string;
  full_name: string;
  type: Defaulted<UserType>;
  url_photo: string | null;
  created_at: number;
  /** What the identity service calls them; null for who never registered, such as a creator out of a catalogue. */
  firebase_uid: string | null;
  google_id: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  birth_place: string | null;
  birth_date: number | null;
  gender: Gender | null;
  work: number | null;
  city: number | null;
  status: Defaulted<'UNVERIFIED' | 'VERIFIED'>;
  /** Whether the identity service has said at a sign-in that the e-mail is theirs. */
  email_verified: Defaulted<boolean>;
  one_signal_id: string | null;
  /** Their own code, and the one they entered when they registered. AMB-043. */
  referral_code: string | null;
  referral: string | null;
  updated_at: number | null;
  /** When the person left; nothing of them is kept since. */
  deleted_at: Defaulted<number | null>;
}

/** An identity to be removed at its service. */
export interface IdentityRemovalTable {
  uid: string;
  /** What lets it be removed, for an hour. */
  id_token: string | null;
  attempts: Defaulted<number>;
  /** Null: done, or given up. */
  next_attempt_at: number | null;
  created_at: number;
  done_at: Defaulted<number | null>;
}

/** One place where a person is signed in. AMB-195. */
export interface SessionTable {
  /** Not guessable. */
  id: string;
  user_id: number;
  /** The partner's page it is bound to; null is the site. */
  origin: string | null;
  device_name: string;
  /** The refresh token that holds, and the one before it, hashed. */
  refresh_hash: string;
  previous_hash: string | null;
  rotated_at: number;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  ended_at: number | null;
}

export interface ActivityLogTable {
  id: Generated<number>;
  user_id: number;
  device_name: string;
  device_type: string;
  type_activity: string;
  idempotency_key: string;
  created_at: number;
}

export interface WorkTable {
  id: Generated<number>;
  label: string;
  sort: number;
}

export interface CityTable {
  id: number;
  name: string;
}

/** People, and where they are signed in. */
export interface AccountTables {
  user_account: UserAccountTable;
  session: SessionTable;
  identity_removal: IdentityRemovalTable;
  activity_log: ActivityLogTable;
  work: WorkTable;
  city: CityTable;
}
