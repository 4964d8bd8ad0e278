import type { Kysely } from 'kysely';
import { isGift } from './buyer.js';
import type { Tables } from './database.js';
import { releaseExpired } from './payment-release.js';
import type { MethodRow, PaymentRow, ShowRow } from './payment-row.js';
import type { GiftNames, PaymentParts } from './payment-view.js';
import { readChanges } from './show-change.js';
import { readUsed } from './ticket-return.js';

/** Where payments are read and by which clock they run out. */
export interface PaymentSource {
  database: Kysely<Tables>;
  clock: () => number;
}

/**
 * How to name payments: by id, by a guest's code, a guest's tickets for a show (failed payments are none, AMB-099),
 * or whatever is somebody's who signed in, for one show or all.
 */
export type PaymentQuestion =
  | { ids: readonly string[] }
  | { code: string }
  | { email: string; showId: number | null }
  | { userId: number; showId?: number };

/**
 * Payments with their shows and methods. One whose hold has ended has failed by the time it is read,
 * as soon as the gateway was asked. AMB-115, AMB-116.
 */
export async function readPayments(
  source: PaymentSource,
  question: PaymentQuestion,
): Promise<PaymentParts[]> {
  const payments = await selectPayments(source.database, question);
  const now = source.clock();
  const ended = payments.filter(
    ({ seat, hold_expires_at }) => seat === 'held' && (hold_expires_at ?? now) <= now,
  );
  if (!ended.length) return withParts(source.database, payments);
  await releaseExpired(source.database, { now, ids: ended.map(({ id }) => id) });
  return withParts(source.database, await selectPayments(source.database, question));
}

function selectPayments(database: Kysely<Tables>, question: PaymentQuestion): Promise<PaymentRow[]> {
  const payments = database.selectFrom('payment').selectAll();
  if ('ids' in question) return payments.where('id', 'in', [...question.ids]).execute();
  if ('code' in question) return payments.where('code_guest', '=', question.code).execute();
  if ('userId' in question) {
    const own = payments.where('for_user_id', '=', question.userId);
    return (question.showId === undefined ? own : own.where('room_id', '=', question.showId)).execute();
  }
  const { email, showId } = question;
  const ofGuest = payments
    .where('room_id', '=', showId)
    .where('email', '=', email)
    .where('user_id', 'is', null);
  const active = ofGuest.where('seat', '<>', 'none');
  // Two halves, as the indexes are.
  return active
    .where('expired_ticket', '=', 0)
    .unionAll(active.where('expired_ticket', '>', 0))
    .execute();
}

/** A payment with the whole rows of its show and its method. */
export interface WholeParts extends PaymentParts {
  show: ShowRow;
  method: MethodRow | null;
}

/** Payments with their shows and methods, as they are kept. */
export async function readParts(database: Kysely<Tables>, ids: readonly string[]): Promise<WholeParts[]> {
  return ids.length ? withParts(database, await selectPayments(database, { ids })) : [];
}

async function withParts(database: Kysely<Tables>, payments: readonly PaymentRow[]): Promise<WholeParts[]> {
  if (!payments.length) return [];
  const tickets = payments.filter(({ seat }) => seat === 'sold');
  const [shows, methods, names, changes] = await Promise.all([
    readShows(database, payments),
    readMethods(database, payments),
    readNames(database, payments.filter(isGift)),
    readChanges(
      database,
      tickets.map(({ room_id }) => room_id),
    ),
  ]);
  const told = tickets.filter(({ room_id }) => changes.has(room_id));
  const used = await readUsed(
    database,
    told.map(({ id }) => id),
  );
  return payments.flatMap((payment) => {
    const show = shows.get(payment.room_id);
    const method = methods.get(payment.payment_type_id) ?? null;
    const change = used.has(payment.id) ? null : (changes.get(payment.room_id) ?? null);
    return show ? [{ payment, show, method, gift: giftNames(payment, names), change }] : [];
  });
}

type Names = ReadonlyMap<number | null, string>;

function giftNames(payment: PaymentRow, names: Names): GiftNames | null {
  const { user_id, for_user_id } = payment;
  return isGift(payment)
    ? { giver: names.get(user_id) ?? null, receiver: names.get(for_user_id) ?? null }
    : null;
}

/** The names of those between whom gifts went; nobody's who has left. */
async function readNames(database: Kysely<Tables>, gifts: readonly PaymentRow[]): Promise<Names> {
  const ids = gifts.flatMap(({ user_id, for_user_id }) => [user_id, for_user_id]).filter((id) => id !== null);
  if (!ids.length) return new Map();
  const people = database.selectFrom('user_account').select(['id', 'full_name']);
  const rows = await people.where('id', 'in', ids).where('deleted_at', 'is', null).execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

async function readShows(
  database: Kysely<Tables>,
  payments: readonly PaymentRow[],
): Promise<Map<number, ShowRow>> {
  const ids = [...new Set(payments.map(({ room_id }) => room_id))];
  const rows = await database.selectFrom('show').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readMethods(
  database: Kysely<Tables>,
  payments: readonly PaymentRow[],
): Promise<Map<number | null, MethodRow>> {
  const ids = [...new Set(payments.map(({ payment_type_id }) => payment_type_id))].filter(
    (id) => id !== null,
  );
  if (!ids.length) return new Map();
  const rows = await database.selectFrom('payment_type').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
