import { type Kysely, sql, type Transaction } from 'kysely';
import { lockShows } from './claim-seats.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { closeAtGateway } from './payment-outbox.js';
import { endHolds } from './payment-release.js';
import { endSessions } from './session-end.js';
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
export function removeUser(database: Kysely<Tables>, removal: Removal): Promise<void> {
  const { userId, idToken, now } = removal;
  return database.transaction().execute(async (transaction) => {
    const { email, uid } = await readRemovable(transaction, userId);
    await endOrders(transaction, { userId, email, now });
    await forgetPerson(transaction, { userId, email });
    await endSessions(transaction, { userId, now });
    await transaction.updateTable('session').set({ device_name: '' }).where('user_id', '=', userId).execute();
    // Last: whoever sells to them waits for this row, and shows are locked before it.
    await emptyAccount(transaction, userId, now);
    await transaction
      .insertInto('identity_removal')
      .values({ uid, id_token: idToken, next_attempt_at: now, created_at: now })
      .execute();
  });
}

async function readRemovable(transaction: Transaction<Tables>, userId: number) {
  const accounts = transaction.selectFrom('user_account').select(['email', 'firebase_uid as uid']);
  // Buyers hold a weaker lock of it while they hold their shows: this one lets them.
  const account = await accounts.where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  if (!account?.uid) throw new ApiError('account_not_found', 'User not found');
  const shows = transaction.selectFrom('show').select('id').where('video_created_id', '=', userId);
  const open = shows.where('deleted_at', 'is', null).where('video_status', '<>', 'ENDED');
  if (await open.limit(1).executeTakeFirst()) {
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
async function endOrders(transaction: Transaction<Tables>, { userId, email, now }: Leaving): Promise<void> {
  const held = transaction
    .selectFrom('payment')
    .select(['id', 'room_id', 'user_id'])
    .where('seat', '=', 'held')
    .where((where) => where.or([where('user_id', '=', userId), where('for_user_id', '=', userId)]));
  const waiting = transaction
    .selectFrom('waiting_list')
    .select('room_id')
    .where('email', '=', email)
    .where('status', '=', 'offered');
  const [found, offers] = [await held.execute(), await waiting.execute()];
  const rooms = [...new Set([...found, ...offers].map(({ room_id }) => room_id))];
  if (rooms.length) await lockShows(transaction, rooms);
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
  await pictures.set({ used_by: null, changed_at: now }).execute();
}
