import { nameParts, startOfDay, wibDay } from '@panggung/core';
import type { ProfileSchema } from '@panggung/core/contract';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type * as v from 'valibot';
import type { Tables, UserAccountTable } from './database.js';
import { ApiError } from './errors.js';
import { rowId } from './row-id.js';
import type { UserRow } from './user-view.js';

type Profile = v.InferOutput<typeof ProfileSchema>;

/**
 * The row of a person.
 * @throws ApiError `account_not_found`
 */
export async function readUser(database: Kysely<Tables>, id: number | null): Promise<UserRow> {
  const people = database.selectFrom('user_account').selectAll().where('deleted_at', 'is', null);
  const row = await people.where('id', '=', id).executeTakeFirst();
  if (!row) throw notThere();
  return row;
}

/**
 * Changes the row of a person, who may have left while a request was under way.
 * @throws ApiError `account_not_found`
 */
export async function changeUser(
  database: Kysely<Tables>,
  id: number,
  change: Updateable<UserAccountTable>,
): Promise<UserRow> {
  const people = database.updateTable('user_account').set(change).where('deleted_at', 'is', null);
  const row = await people.where('id', '=', id).returningAll().executeTakeFirst();
  if (!row) throw notThere();
  return row;
}

function notThere(): ApiError {
  return new ApiError('account_not_found', 'User not found');
}

export interface ProfileChange {
  userId: number;
  profile: Profile;
  /** Epoch ms. */
  now: number;
}

/**
 * Writes what a person may change of themselves; a field that is left out stays. P-22, AMB-173.
 * @throws ApiError `invalid_request` with the field, `account_not_found`
 */
export async function changeProfile(
  database: Kysely<Tables>,
  { userId, profile, now }: ProfileChange,
): Promise<UserRow> {
  const { full_name, phone, gender, birth_date, work, city } = profile;
  return database.transaction().execute(async (transaction) => {
    const before = await readUser(transaction, userId);
    const changed = {
      ...nameParts(full_name, before),
      full_name,
      phone,
      ...given({ gender, birth_date: birth_date && dayOf(birth_date, now) }),
      ...given({ work: await chosen(transaction, 'work', work) }),
      ...given({ city: await chosen(transaction, 'city', city) }),
      updated_at: now,
    };
    return changeUser(transaction, userId, changed);
  });
}

/** Without what was left out. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** The day in Jakarta, not the moment. AMB-175. */
function dayOf(birthDate: number, now: number): number {
  if (birthDate <= now) return startOfDay(wibDay(birthDate));
  throw new ApiError('invalid_request', 'birth_date must be a day from 1950-01-01 to today');
}

/** The row an id names; 0 and '' are nothing, as null is. AMB-174. */
async function chosen(
  transaction: Transaction<Tables>,
  table: 'work' | 'city',
  id: string | number | null | undefined,
): Promise<number | null | undefined> {
  if (id === undefined) return undefined;
  if (id === null || id === '' || id === 0) return null;
  const row = await transaction.selectFrom(table).select('id').where('id', '=', rowId(id)).executeTakeFirst();
  if (row) return row.id;
  throw new ApiError('invalid_request', `${table}: '${id}' is none of GET /api/v1/master/${table}`);
}
