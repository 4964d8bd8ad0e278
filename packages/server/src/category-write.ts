import type { Category } from '@panggung/core';
import type { CategoryEntrySchema } from '@panggung/core/contract';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { rowId } from './row-id.js';

type Entry = v.InferOutput<typeof CategoryEntrySchema>;

/**
 * Adds a category. Q-20.
 * @throws ApiError `name_taken`
 */
export async function addCategory(database: Kysely<Tables>, entry: Entry): Promise<Category> {
  const added = database
    .insertInto('category')
    .values(entry)
    .onConflict((conflict) => conflict.column('name').doNothing());
  const row = await added.returning(['id', 'name']).executeTakeFirst();
  return row ?? taken(entry);
}

/**
 * Renames a category. Q-20.
 * @throws ApiError `not_found`, `name_taken`
 */
export async function changeCategory(database: Kysely<Tables>, id: string, entry: Entry): Promise<Category> {
  const categories = database.updateTable('category').set(entry).where('id', '=', rowId(id));
  const row = await categories
    .returning(['id', 'name'])
    .executeTakeFirst()
    .catch(onCode(UNIQUE_VIOLATION, () => taken(entry)));
  return row ?? missing();
}

/**
 * Removes a category that no show is in. Q-20.
 * @throws ApiError `not_found`, `invalid_request`
 */
export async function removeCategory(database: Kysely<Tables>, id: string): Promise<Category> {
  const categories = database.deleteFrom('category').where('id', '=', rowId(id));
  const row = await categories
    .returning(['id', 'name'])
    .executeTakeFirst()
    .catch(onCode(FOREIGN_KEY_VIOLATION, inUse));
  return row ?? missing();
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Turns what the database says into what a caller understands. */
function onCode(code: string, refuse: () => never) {
  return (error: { code?: unknown }): never => {
    if (error.code === code) refuse();
    throw error;
  };
}

function taken({ name }: Entry): never {
  throw new ApiError('name_taken', `There is a category '${name}' already`);
}

function inUse(): never {
  throw new ApiError('invalid_request', 'There are shows in this category');
}

function missing(): never {
  throw new ApiError('not_found', 'Category not found');
}
