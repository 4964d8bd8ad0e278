import type { Kysely } from 'kysely';
import { adoptGuestTickets } from './adopt-tickets.js';
import type { Tables } from './database.js';
import { changeUser } from './user-profile.js';
import type { UserRow } from './user-view.js';

/** What is known of somebody at this moment: the e-mail is theirs. */
export interface SeenOwner {
  account: UserRow;
  googleId: string | null;
  /** Where the person can be told something; empty where the page has no such id. B-50. */
  pushId: string;
  now: number;
}

/**
 * Remembers at a sign-in that the e-mail is theirs, and hands over what was ordered for it meanwhile.
 * @throws ApiError `account_not_found`
 */
export function seeOwner(
  database: Kysely<Tables>,
  { account, googleId, pushId, now }: SeenOwner,
): Promise<UserRow> {
  return database.transaction().execute(async (transaction) => {
    const { id, email } = account;
    const row = await changeUser(transaction, id, {
      email_verified: true,
      google_id: account.google_id ?? googleId,
      one_signal_id: pushId || account.one_signal_id,
    });
    if (row.status === 'VERIFIED') await adoptGuestTickets(transaction, { userId: id, email, now });
    return row;
  });
}

/** An account that claims to be verified. */
export interface Claim {
  email: string;
  uid: string;
  now: number;
}

/** Makes an account VERIFIED whose e-mail was seen to be theirs; answers whether it was. B-29, AMB-037. */
export function verifyAccount(database: Kysely<Tables>, { email, uid, now }: Claim): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const verified = await transaction
      .updateTable('user_account')
      .set({ status: 'VERIFIED', updated_at: now })
      .where('email', '=', email)
      .where('firebase_uid', '=', uid)
      .where('email_verified', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (!verified) return false;
    await adoptGuestTickets(transaction, { userId: verified.id, email, now });
    return true;
  });
}
