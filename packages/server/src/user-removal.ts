import { sql, type Transaction } from 'kysely';
import { mirrorAgain } from './chat-mirror.js';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { orderRemoval } from './identity-removal.js';
import { closeAtGateway } from './payment-outbox.js';
import { endHolds } from './payment-release.js';
import type { Ports } from './ports.js';
import { CANCELLED } from './sale-open.js';
import { forgetPerson } from './user-removal-traces.js';
import { offerSeats } from './waiting-offers.js';

export interface Removal {
  userId: number;
  /** Proves them at the identity service, where they are removed next. */
  idToken: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Deletes an account in one step: what is still to be paid ends, all that tells of the person goes, sessions end
 * everywhere, and payments stay without the person. Comments and likes go too. The identity is removed afterwards.
 * @throws ApiError `account_not_found`, or `account_has_shows` while a show of theirs is not over
 */
export function removeUser({ database, settings }: Pick<Ports, 'database' | 'settings'>, removal: Removal) {
  const { userId, idToken, now } = removal;
  return database.transaction().execute(async (transaction) => {
    const { email, uid } = await readRemovable(transaction, userId);
    // What takes long to find comes first: nobody waits for it.
    await transaction.deleteFrom('mail_outbox').where('recipient', '=', email).execute();
    const sessions = transaction.updateTable('session').where('user_id', '=', userId);
    await sessions.set({ device_name: '' }).execute();
    await endOrders(transaction, { userId, email, now });
    await forgetPerson(transaction, { userId, email });
    // Late: whoever sells to them waits for this row, and shows are locked before it.
    await emptyAccount(transaction, userId, now);
    await mirrorAgain(transaction, userId);
    // From here on nobody begins a session any more.
    await sessions.set({ device_name: '', ended_at: now }).where('ended_at', 'is', null).execute();
    await orderRemoval(transaction, settings.sessionKey, { uid, idToken, now });
  });
}

async function readRemovable(transaction: Transaction<Tables>, userId: number) {
  const accounts = transaction.selectFrom('user_account').select(['email', 'firebase_uid as uid']);
  // Buyers hold a weaker lock of it while they hold their shows: this one lets them.
  const account = await accounts.where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  if (!account?.uid) throw new ApiError('account_not_found', 'User not found');
  const shows = transaction.selectFrom('show').select('id').where('video_created_id', '=', userId);
  const ahead = shows.where('deleted_at', 'is', null).where('video_status', '<>', 'ENDED');
  if (await ahead.where('status', '<>', CANCELLED).limit(1).executeTakeFirst()) {
    throw new ApiError('account_has_shows', 'End or cancel your shows first');
  }
  return { email: account.email, uid: account.uid };
}

interface Leaving {
  userId: number;
  email: string;
  now: number;
}

/** Gives up what is still to be paid, by them or for them, and their places in waiting lists. */
async function endOrders(transaction: Transaction<Tables>, leaving: Leaving): Promise<void> {
  const { userId, email, now } = leaving;
  const rooms = await lockRooms(transaction, leaving);
  const held = transaction.selectFrom('payment').select(['id', 'user_id']).where('seat', '=', 'held');
  const theirs = held.where(({ eb, or }) => or([eb('user_id', '=', userId), eb('for_user_id', '=', userId)]));
  const found = await theirs.execute();
  const idsOf = (isOwn: boolean) =>
    found.filter(({ user_id }) => (user_id === userId) === isOwn).map(({ id }) => id);
  await endHolds(transaction, { now, ids: idsOf(true), failure: 'deleted' });
  // Who pays for a present is told that it came to nothing.
  await endHolds(transaction, { now, ids: idsOf(false), failure: 'receiver_gone' });
  await closeAtGateway(
    transaction,
    found.map(({ id }) => id),
    now,
  );
  await leaveWaitingLists(transaction, email);
  if (rooms.length) await offerSeats(transaction, rooms, now);
}

/** Every show whose row is about to change, and all at once: who locks them one by one may wait for who waits for them. */
async function lockRooms(transaction: Transaction<Tables>, { userId, email }: Leaving): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select room_id as id from payment
    where seat = 'held' and (user_id = ${userId}::bigint or for_user_id = ${userId}::bigint)
    union select room_id from waiting_list where email = ${email} and status = 'offered'
    union select room_video_id from room_comment where user_id = ${userId}::bigint
    union select room_video_id from room_like where user_id = ${userId}::bigint
  `.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length) await lockShows(transaction, ids);
  return ids;
}

/** Seats that were offered to them are everybody's again; their shows are locked. */
async function leaveWaitingLists(transaction: Transaction<Tables>, email: string): Promise<void> {
  await sql`
    delete from mail_outbox where waiting_id in (select id from waiting_list where email = ${email})
  `.execute(transaction);
  await sql`
    with gone as (
      delete from waiting_list where email = ${email} returning room_id, status
    ), counted as (
      select room_id, count(*) as seats from gone where status = 'offered' group by room_id
    )
    update show set ticket_offered = ticket_offered - counted.seats from counted where show.id = counted.room_id
  `.execute(transaction);
}

/** What others read where the person's name stood, such as under a show they once made. */
const NOBODY = 'Akun terhapus';

async function emptyAccount(transaction: Transaction<Tables>, userId: number, now: number): Promise<void> {
  const nothing = {
    firebase_uid: null,
    google_id: null,
    first_name: null,
    last_name: null,
    phone: null,
    birth_place: null,
    birth_date: null,
    gender: null,
    work: null,
    city: null,
    url_photo: null,
    one_signal_id: null,
    referral_code: null,
    referral: null,
  };
  const gone = { status: 'UNVERIFIED', email_verified: false, updated_at: now, deleted_at: now } as const;
  await transaction
    .updateTable('user_account')
    .set({ ...nothing, ...gone, email: `#${userId}`, full_name: NOBODY })
    .where('id', '=', userId)
    .execute();
  const pictures = transaction.updateTable('image').where('owner_id', '=', userId);
  // As old as can be: the next clean-up takes them. The covers of shows that were stay, as the shows do.
  await pictures
    .where(({ eb, or }) => or([eb('used_by', 'is', null), eb('used_by', '<>', 'cover')]))
    .set({ used_by: null, changed_at: 0 })
    .execute();
}
