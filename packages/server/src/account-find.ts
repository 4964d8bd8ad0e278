import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import type { Identity } from './ports.js';
import type { UserRow } from './user-view.js';

/**
 * The account of an identity: the one it was registered with, else one of the same e-mail that nobody registered yet,
 * such as a creator's out of a catalogue, once the e-mail is known to be theirs. Undefined: it has none.
 * @throws ApiError `email_registered` when the e-mail belongs to another identity
 */
export async function findAccount(
  database: Kysely<Tables>,
  identity: Identity,
): Promise<UserRow | undefined> {
  const accounts = database.selectFrom('user_account').selectAll();
  const own = await accounts.where('firebase_uid', '=', identity.uid).executeTakeFirst();
  if (own) return own;
  const other = await accounts.where('email', '=', identity.email).executeTakeFirst();
  if (!other) return undefined;
  if (other.firebase_uid !== null) throw emailExists();
  return identity.isEmailVerified ? linkAccount(database, other, identity) : undefined;
}

/** Makes an account that nobody registered this identity's. */
export async function linkAccount(
  database: Kysely<Tables>,
  { id }: UserRow,
  { uid }: Identity,
): Promise<UserRow> {
  const free = database.updateTable('user_account').set({ firebase_uid: uid }).where('id', '=', id);
  const linked = await free
    .where((where) => where.or([where('firebase_uid', 'is', null), where('firebase_uid', '=', uid)]))
    .returningAll()
    .executeTakeFirst();
  if (!linked) throw emailExists();
  return linked;
}

/**
 * Whether the identity service knows that the account's e-mail is this person's. An identity can change its e-mail; what
 * belongs to the old one does not follow.
 */
export function isOwner({ email, isEmailVerified }: Identity, account: UserRow): boolean {
  return isEmailVerified && email === account.email;
}

/** B-15. */
export function emailExists(): ApiError {
  return new ApiError('email_registered', 'Email Already Exists');
}
