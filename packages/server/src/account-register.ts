import { fullName, VERIFIED } from '@panggung/core';
import type { Kysely, Transaction } from 'kysely';
import { emailExists, linkAccount } from './account-find.js';
import { adoptGuestTickets } from './adopt-tickets.js';
import { giveReferralCoupon } from './coupon-issue.js';
import type { Tables } from './database.js';
import type { Identity } from './ports.js';
import { createReferralCode } from './random.js';
import type { UserRow } from './user-view.js';

/** Somebody whose identity was proven and who wants an account. */
export interface Newcomer {
  identity: Identity;
  firstName: string;
  lastName: string;
  /** The code of who sent them; empty where nobody did. */
  referral: string;
  /** Title of the coupon for who was sent; unset, there is none. AMB-046. */
  referralCoupon: string | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Makes the account of an identity, of type USER; again answers with the same account. B-02, AMB-041.
 * @throws ApiError `email_registered`
 */
export function registerAccount(database: Kysely<Tables>, newcomer: Newcomer): Promise<UserRow> {
  return database.transaction().execute(async (transaction) => {
    const { identity, referralCoupon: title, now } = newcomer;
    const known = await accountOf(transaction, 'firebase_uid', identity.uid);
    if (known) return known;
    const account = (await insert(transaction, newcomer)) ?? (await taken(transaction, newcomer));
    if (title && account.referral) await giveReferralCoupon(transaction, { userId: account.id, title, now });
    const isVerified = account.status === VERIFIED;
    if (isVerified) await adoptGuestTickets(transaction, { userId: account.id, email: account.email, now });
    return account;
  });
}

function accountOf(database: Kysely<Tables>, column: 'firebase_uid' | 'email', value: string) {
  return database.selectFrom('user_account').selectAll().where(column, '=', value).executeTakeFirst();
}

function insert(transaction: Transaction<Tables>, newcomer: Newcomer): Promise<UserRow | undefined> {
  const { identity, firstName, lastName, now } = newcomer;
  return transaction
    .insertInto('user_account')
    .values({
      ...registration(newcomer),
      email: identity.email,
      full_name: fullName(firstName, lastName),
      firebase_uid: identity.uid,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** What a registration knows of a person, whether or not the account was there. */
function registration({ identity, firstName, lastName, referral, now }: Newcomer) {
  return {
    first_name: firstName,
    last_name: lastName,
    google_id: identity.googleId,
    status: identity.isEmailVerified ? ('VERIFIED' as const) : ('UNVERIFIED' as const),
    email_verified: identity.isEmailVerified,
    referral: referral || null,
    referral_code: createReferralCode(),
    updated_at: now,
  };
}

/** The e-mail has an account already: the same call came twice, or nobody registered it yet, such as a creator's. */
async function taken(transaction: Transaction<Tables>, newcomer: Newcomer): Promise<UserRow> {
  const { identity } = newcomer;
  const twin = await accountOf(transaction, 'firebase_uid', identity.uid);
  if (twin) return twin;
  const found = await accountOf(transaction, 'email', identity.email);
  if (!found || found.firebase_uid !== null) throw emailExists();
  const { id } = await linkAccount(transaction, found, identity);
  return transaction
    .updateTable('user_account')
    .set(registration(newcomer))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
