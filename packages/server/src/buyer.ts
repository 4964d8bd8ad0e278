import { type Id, isProfileComplete } from '@panggung/core';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { refuseForeign } from './own-user.js';
import type { ServerContext, Viewer } from './reply.js';
import { rowId } from './row-id.js';
import type { UserRow } from './user-view.js';

/** Somebody known by an address alone. */
export interface GuestBuyer {
  kind: 'guest';
  user_id?: never;
  for_user_id?: never;
  email: string;
}

/** Somebody signed in, who buys for themselves or for another person. G-09. */
export interface AccountBuyer {
  kind: 'account';
  user_id: number;
  /** Whose ticket it becomes. */
  for_user_id: number;
  /** Addresses of the two, for mails. */
  email: string;
  forEmail: string;
  fullName: string;
}

export type Buyer = GuestBuyer | AccountBuyer;

/** What an order says of its buyer; whoever signed in is believed by their bearer alone. */
export interface BuyerWords {
  user_id?: Id | null | undefined;
  for_user_id?: Id | null | undefined;
  email?: string | null | undefined;
}

/**
 * Who places an order: the person of the session, where there is one, else a guest. AMB-110, AMB-112.
 * @throws ApiError `invalid_request`, `profile_incomplete`, `account_not_found`, `receiver_incomplete`
 */
export function readBuyer(
  database: Kysely<Tables>,
  context: ServerContext,
  words: BuyerWords,
): Buyer | Promise<Buyer> {
  const viewer = context.get('viewer') as Viewer | undefined;
  if (viewer) return readAccountBuyer(database, viewer.userId, words);
  if (!words.email) throw new ApiError('invalid_request', 'E-mail is required');
  return { kind: 'guest', email: words.email };
}

async function readAccountBuyer(
  database: Kysely<Tables>,
  userId: number,
  { user_id, for_user_id }: BuyerWords,
): Promise<AccountBuyer> {
  refuseForeign(user_id ?? undefined, userId);
  const forUserId = for_user_id == null ? userId : rowId(for_user_id);
  const people = database.selectFrom('user_account').selectAll();
  const rows = await people.where('id', 'in', [userId, forUserId ?? userId]).execute();
  const buyer = rows.find(({ id }) => id === userId);
  if (!buyer || !isProfileComplete(buyer)) {
    throw new ApiError('profile_incomplete', 'Please complete your profile first');
  }
  const receiver = rows.find(({ id }) => id === forUserId);
  // Of oneself the session has proved the address, also where the client has not had it written down yet.
  if (receiver !== buyer) checkReceiver(receiver);
  return {
    kind: 'account',
    user_id: userId,
    for_user_id: receiver.id,
    email: buyer.email,
    forEmail: receiver.email,
    fullName: buyer.full_name,
  };
}

/**
 * Who is to be given a ticket; who is about to leave is waited for, and who is given it first leaves after.
 * @throws ApiError `account_not_found`, `receiver_incomplete`
 */
export async function readReceiver(
  transaction: Transaction<Tables>,
  userId: number | null,
): Promise<UserRow> {
  const people = transaction.selectFrom('user_account').selectAll().where('id', '=', userId);
  const receiver = await people.forKeyShare().executeTakeFirst();
  checkReceiver(receiver);
  return receiver;
}

/** L-22, L-23: somebody who registered, whose address is theirs, and of whom enough is known. */
function checkReceiver(receiver: UserRow | undefined): asserts receiver is UserRow {
  if (!isRegistered(receiver)) throw new ApiError('account_not_found', 'Account not found');
  if (isReachable(receiver) && isProfileComplete(receiver)) return;
  throw new ApiError(
    'receiver_incomplete',
    "The ticket recipient's account does not complete the profile data.",
  );
}

/** Whether somebody has an account: who only stands in a catalogue has none. */
export function isRegistered(row: UserRow | undefined): row is UserRow {
  return row !== undefined && row.firebase_uid !== null;
}

/** Whether their address was seen to be theirs: until then anybody may have registered it. */
export function isReachable({ status }: Pick<UserRow, 'status'>): boolean {
  return status === 'VERIFIED';
}

/** Whose a ticket is and who pays for it; nobody's who is known by name, of a guest's. */
export interface Parties {
  user_id?: number | null;
  for_user_id?: number | null;
}

/** Whether a ticket goes to somebody else than who buys it. */
export function isGift<P extends Parties>(
  parties: P,
): parties is P & { user_id: number; for_user_id: number } {
  const { user_id, for_user_id } = parties;
  return user_id != null && for_user_id != null && user_id !== for_user_id;
}
