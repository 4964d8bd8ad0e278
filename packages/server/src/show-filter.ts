import type { ShowListQuerySchema } from '@panggung/core/contract';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { Tables } from './database.js';
import { commaList } from './paging.js';
import { rowId } from './row-id.js';
import { CANCELLED } from './sale-open.js';
import { type Found, findShows, hasWords, isAmong } from './show-search.js';

export type ShowQuery = Partial<v.InferOutput<typeof ShowListQuerySchema>>;

/** What a list is narrowed by, with names looked up. */
interface Wish {
  query: ShowQuery;
  categories: readonly { id: number; name: string }[];
  found: Found | null;
}

type Filter = (wish: Wish) => Expression<SqlBool> | null;

const NOT_EVENT = 'NOT_EVENT';
const values = (list: string | undefined) => commaList(list).filter((value) => value !== NOT_EVENT);
const status = sql<string>`show.video_status`;
const category = sql<number>`show.room_category_id`;
const creator = sql<number>`show.video_created_id`;
const nothing = sql<SqlBool>`false`;

/** One row for each thing a list can be narrowed by; null leaves it as wide as it was. */
const filters: readonly Filter[] = [
  ({ query }) => oneOf(status, values(query.video_status)),
  ({ query }) => noneOf(status, values(query.exclude_video_status)),
  ({ query, categories }) => {
    const names = values(query.category_name);
    if (!names.length) return null;
    return oneOf(category, idsOf(categories, names)) ?? nothing;
  },
  // NOT_EVENT may come in any of the three fields and always means the same. AMB-058.
  ({ query, categories }) => (asksNotEvent(query) ? noneOf(category, idsOf(categories, ['Event'])) : null),
  ({ query: { room_category_id: id } }) => (id === undefined ? null : oneOf(category, [rowId(id)])),
  // The owner. AMB-189.
  ({ query: { user_id: id } }) => (id === undefined ? null : oneOf(creator, [rowId(id)])),
  ({ found }) => (found && 'ids' in found ? sql`show.id = any(${found.ids}::bigint[])` : null),
];

type Values = readonly (string | number | null)[];

/** Equality where there is one value: an index then keeps the order of the list. */
function oneOf(column: Expression<unknown>, wanted: Values): Expression<SqlBool> | null {
  if (!wanted.length) return null;
  return wanted.length === 1 ? sql`${column} = ${wanted[0]}` : sql`${column} in (${sql.join([...wanted])})`;
}

function noneOf(column: Expression<unknown>, unwanted: Values): Expression<SqlBool> | null {
  return unwanted.length ? sql`${column} not in (${sql.join([...unwanted])})` : null;
}

function asksNotEvent({ video_status, exclude_video_status, category_name }: ShowQuery): boolean {
  return [video_status, exclude_video_status, category_name].flatMap(commaList).includes(NOT_EVENT);
}

/** Names are compared whatever their capitals. AMB-059. */
function idsOf(categories: Wish['categories'], names: readonly string[]): number[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return categories.filter(({ name }) => wanted.has(name.toLowerCase())).map(({ id }) => id);
}

/** The condition a query puts on a list of shows, as it is best asked. */
export interface ShowFilter {
  /** To go through the list in its order, until a page is full. */
  page: Expression<SqlBool>;
  /** To count all of it. */
  count: Expression<SqlBool>;
}

/** Looks up what a query names. */
export async function readFilter(database: Kysely<Tables>, query: ShowQuery): Promise<ShowFilter> {
  const needsCategories = query.category_name !== undefined || asksNotEvent(query);
  const categories = needsCategories
    ? await database.selectFrom('category').select(['id', 'name']).execute()
    : [];
  const found = await findShows(database, query.q ?? query.search);
  const conditions = filters.flatMap((filter) => filter({ query, categories, found }) ?? []);
  const common = found && 'words' in found ? found.words : null;
  return {
    page: all(common === null ? conditions : [...conditions, hasWords(common)]),
    count: all(common === null ? conditions : [...conditions, isAmong(common)]),
  };
}

function all(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length ? sql`(${sql.join([...conditions], sql` and `)})` : sql<SqlBool>`true`;
}

/** A list that shows nobody what was called off; who made it sees it among their own. */
export function withoutCancelled({ page, count }: ShowFilter): ShowFilter {
  const isToBe = sql<SqlBool>`show.status <> ${sql.lit(CANCELLED)}`;
  return { page: all([page, isToBe]), count: all([count, isToBe]) };
}

/** A list that is not narrowed. */
export const unfiltered: ShowFilter = { page: all([]), count: all([]) };
