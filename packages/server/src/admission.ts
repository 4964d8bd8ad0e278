import type { Id } from '@panggung/core';
import { initials } from '@panggung/core';
import type { Admission } from '@panggung/core/contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { hasEnded } from './active-ticket.js';
import type { AdmissionTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import { createSecretId } from './random.js';

/** Somebody at a door, whose ticket says this code. Times in epoch ms. */
export interface Entry {
  roomId: number;
  code: string;
  deviceId: string;
  /** When the door let them in, where that was earlier. */
  admittedAt: number | null;
  /** The door's own name for it: the same one never admits twice. */
  key: string | null;
  now: number;
}

type AdmissionRow = Selectable<AdmissionTable>;

/**
 * Lets somebody in, once; the same door asking again under the same key is answered alike.
 * @throws ApiError `code_unknown`, `not_paid`, `already_admitted`, `idempotency_key_reused`
 */
export async function admit(database: Kysely<Tables>, entry: Entry): Promise<Admission> {
  return database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, entry);
    const earlier = await readEarlier(transaction, ticket, entry.key);
    const row = earlier ?? (await addAdmission(transaction, ticket.id, entry));
    return shown({ ...ticket, ...row });
  });
}

/** What a ticket says of who holds it. */
interface Ticket {
  room_id: number;
  account_name: string | null;
  full_name: string | null;
}

/** Locked: two doors decide one after the other, and nobody sends on what is being looked at. */
async function lockTicket(
  transaction: Transaction<Tables>,
  { roomId, code, admittedAt, now }: Entry,
): Promise<Ticket & { id: string }> {
  const payments = transaction
    .selectFrom('payment')
    .leftJoin('user_account', 'user_account.id', 'payment.for_user_id')
    .select(['payment.id', 'room_id', 'account_name', 'full_name', 'payment.status', 'expired_ticket']);
  const found = payments.where('room_id', '=', roomId).where('entry_code', '=', code).forUpdate('payment');
  const ticket = await found.executeTakeFirst();
  if (!ticket) throw new ApiError('code_unknown', 'No ticket of this show says this');
  if (ticket.status === 'COMPLETED' && !hasEnded(ticket, notLater(admittedAt, now))) return ticket;
  throw new ApiError('not_paid', 'This ticket does not count');
}

/** What was done under the same key; refused where somebody else came in by the ticket. */
async function readEarlier(
  transaction: Transaction<Tables>,
  ticket: Ticket & { id: string },
  key: string | null,
): Promise<AdmissionRow | undefined> {
  const admissions = transaction.selectFrom('admission').selectAll().where('payment_id', '=', ticket.id);
  const rows = await admissions.execute();
  const same = rows.find(({ request_key }) => key !== null && request_key === key);
  if (!same && key !== null) await refuseReused(transaction, ticket.room_id, key);
  const inside = rows.find(({ undone_at }) => undone_at === null);
  if (same || !inside) return same;
  throw new ApiError('already_admitted', 'Somebody came in by this ticket already', {
    admittedAt: inside.admitted_at,
    admissionId: inside.id,
    holder: holderOf(ticket),
  });
}

/** A key names one admission of one ticket; other shows have names of their own. */
async function refuseReused(transaction: Transaction<Tables>, roomId: number, key: string): Promise<void> {
  const admissions = transaction.selectFrom('admission').innerJoin('payment', 'payment.id', 'payment_id');
  const others = admissions.where('request_key', '=', key).where('room_id', '=', roomId);
  if (await others.select('admission.id').executeTakeFirst())
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key belongs to another ticket');
}

async function addAdmission(
  transaction: Transaction<Tables>,
  paymentId: string,
  { code, deviceId, admittedAt, key, now }: Entry,
): Promise<AdmissionRow> {
  const row = {
    id: createSecretId(),
    payment_id: paymentId,
    code,
    device_id: deviceId,
    request_key: key,
    admitted_at: notLater(admittedAt, now),
    created_at: now,
    undone_at: null,
  };
  await transaction.insertInto('admission').values(row).execute();
  return row;
}

/** A door's clock may be fast. */
function notLater(admittedAt: number | null, now: number): number {
  return Math.min(admittedAt ?? now, now);
}

/**
 * Takes an admission back; once more changes nothing.
 * @throws ApiError `admission_not_found` unless it was at a show of this person
 */
export async function undoAdmission(
  database: Kysely<Tables>,
  { id, creatorId, now }: { id: Id; creatorId: number; now: number },
): Promise<Admission> {
  const admissions = database
    .selectFrom('admission')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .innerJoin('show', 'show.id', 'payment.room_id')
    .leftJoin('user_account', 'user_account.id', 'payment.for_user_id')
    .selectAll('admission')
    .select(['payment.room_id', 'account_name', 'full_name']);
  const own = admissions.where('admission.id', '=', String(id)).where('video_created_id', '=', creatorId);
  const found = await own.executeTakeFirst();
  if (!found) throw new ApiError('admission_not_found', 'Admission not found');
  const undo = database.updateTable('admission').set({ undone_at: sql`coalesce(undone_at, ${now}::bigint)` });
  const undone = await undo.where('id', '=', found.id).returning('undone_at').executeTakeFirstOrThrow();
  return shown({ ...found, ...undone });
}

/** Initials alone: whoever stands at a door need not know more. */
function holderOf({ full_name, account_name }: Ticket): string {
  return initials(full_name ?? account_name ?? '');
}

function shown(row: AdmissionRow & Ticket): Admission {
  const { id, room_id, code, device_id, admitted_at, undone_at } = row;
  return { id, room_id, code, name: holderOf(row), device_id, admitted_at, undone_at };
}
