import { type Kysely, sql } from 'kysely';
import type { CountCache } from './count-cache.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { orderBy, type Sort } from './order-by.js';
import { pageOf, type Slice, slice } from './paging.js';
import { rowId } from './row-id.js';
import { CANCELLED } from './sale-open.js';
import { readFilter, type ShowFilter, type ShowQuery, unfiltered, withoutCancelled } from './show-filter.js';
import { type HookUrlOf, type ShowRow, toOwnShow, toShow } from './show-view.js';

/** Shows with all a caller may see, before any filter. */
function visibleShows(database: Kysely<Tables>) {
  return database
    .selectFrom('show')
    .innerJoin('category', 'category.id', 'show.room_category_id')
    .innerJoin('user_account', 'user_account.id', 'show.video_created_id')
    .where('show.deleted_at', 'is', null);
}

type VisibleShows = ReturnType<typeof visibleShows>;

const columns = {
  id: 'show.id',
  name: 'show.name',
  start_date: 'show.start_date',
  start_time: 'show.start_time',
  creator_name: 'user_account.full_name',
  category_name: 'category.name',
  video_status: 'show.video_status',
  ticket_price: 'show.ticket_price',
  count_viewer: 'show.count_viewer',
  count_like: 'show.count_like',
  created_at: 'show.created_at',
  updated_at: 'show.updated_at',
} as const;

type Column = (typeof columns)[keyof typeof columns];

const newestFirst = [
  { column: 'show.start_date', direction: 'desc' },
  { column: 'show.start_time', direction: 'desc' },
] as const;
const mostWatchedFirst = [
  { column: 'show.count_viewer', direction: 'desc' },
  { column: 'show.count_like', direction: 'desc' },
] as const;

/** Whoever looks at shows that may be their own. */
export interface Looking {
  /** Set only where every show that may be found is theirs. */
  hookUrlOf?: HookUrlOf;
}

/** Where shows are read, and where the API stands that completes their pictures' addresses. */
export interface ShowSource {
  database: Kysely<Tables>;
  apiUrl?: string | undefined;
  /** Counts made lately. @default each list is counted anew */
  counted?: CountCache;
}

/** A page of shows. Q-10, AMB-058, AMB-062, AMB-189. */
export async function listShows(source: ShowSource, query: ShowQuery, looking: Looking = {}) {
  const order = orderBy<Column>(query, { columns, fallback: newestFirst });
  const { page: _page, per_page: _size, order_by: _order, order: _direction, ...narrowed } = query;
  const found = await readFilter(source.database, narrowed);
  const filter = looking.hookUrlOf ? found : withoutCancelled(found);
  const name = JSON.stringify(narrowed);
  return readPage(source, { order, wanted: slice(query), filter, name, ...looking });
}

/** A page of shows, most watched first, then most liked. Q-15, AMB-061. */
export async function listPopular(source: ShowSource, query: ShowQuery) {
  const wanted = slice(query);
  const filter = withoutCancelled(unfiltered);
  return readPage(source, { order: mostWatchedFirst, wanted, filter, name: '{}' });
}

/**
 * One show. Q-11.
 * @throws ApiError `show_not_found`
 */
export async function readShow({ database, apiUrl }: ShowSource, id: string | number) {
  const row = await selectShow(visibleShows(database)).where('show.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw new ApiError('show_not_found', 'Show not found');
  return toShow(row, apiUrl);
}

/** Beyond so many rows it is first asked whether the list is that long. */
const FAR = 1000;

export interface OwnShow {
  id: string;
  userId: number;
  hookUrlOf: HookUrlOf;
}

/** One show with its secrets, for its creator; null for everybody else. AMB-088. */
export async function viewOwnShow({ database, apiUrl }: ShowSource, { id, userId, hookUrlOf }: OwnShow) {
  const own = visibleShows(database).where('show.id', '=', rowId(id)).where('video_created_id', '=', userId);
  const row = await selectShow(own).select(slowMs.as('slow_ms')).executeTakeFirst();
  return row ? toOwnShow(row, { apiUrl, hookUrlOf }) : null;
}

interface PageWish extends Looking {
  order: readonly Sort<Column>[];
  wanted: Slice;
  filter: ShowFilter;
  /** What is narrowed by, to keep its count under. */
  name: string;
}

async function readPage(source: ShowSource, wish: PageWish) {
  const isFar = wish.wanted.offset > FAR;
  const known = isFar ? await countAll(source, wish) : null;
  const rows = known !== null && wish.wanted.offset >= known ? [] : await readRows(source, wish);
  const total = known ?? totalOf(rows.length, wish.wanted) ?? (await countAll(source, wish));
  const { apiUrl } = source;
  const { hookUrlOf } = wish;
  const view = (row: ShowRow) => (hookUrlOf ? toOwnShow(row, { apiUrl, hookUrlOf }) : toShow(row, apiUrl));
  return { data: await Promise.all(rows.map(view)), page: pageOf(wish.wanted, total) };
}

function sorted(all: VisibleShows, { order, filter, hookUrlOf }: PageWish): VisibleShows {
  // Among one's own, what was called off stands behind all that is still to do.
  const shows = hookUrlOf ? all.orderBy(sql`show.status = ${sql.lit(CANCELLED)}`) : all;
  // The id settles ties, else a row could stand on two pages or on none.
  return order
    .reduce((query, { column, direction }) => query.orderBy(column, direction), shows.where(filter.page))
    .orderBy('show.id', 'asc');
}

function readRows(source: ShowSource, wish: PageWish): Promise<ShowRow[]> {
  return wish.wanted.limit === null ? readAll(source, wish) : readSome(source, wish);
}

function readAll({ database }: ShowSource, wish: PageWish): Promise<ShowRow[]> {
  return selectShow(sorted(visibleShows(database), wish)).execute();
}

/** Which shows first, then all of them: what is sorted and skipped stays small. */
async function readSome({ database }: ShowSource, wish: PageWish): Promise<ShowRow[]> {
  const { limit, offset } = wish.wanted;
  const page = sorted(visibleShows(database), wish).select('show.id').offset(offset);
  const ids = (await page.limit(limit ?? 0).execute()).map(({ id }) => id);
  if (!ids.length) return [];
  const rows = await selectShow(visibleShows(database)).where('show.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many there are in all, where the page itself tells: it was the last one. */
function totalOf(count: number, { limit, offset }: Slice): number | null {
  if (limit === null) return count;
  const isLast = count < limit && (count > 0 || offset === 0);
  return isLast ? offset + count : null;
}

const countEach: CountCache = (_key, count) => count();

function countAll(
  { database, counted = countEach }: ShowSource,
  { filter, name }: PageWish,
): Promise<number> {
  return counted(name, async () => {
    const shows = visibleShows(database).where(filter.count);
    const { total } = await shows
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  });
}

function selectShow(shows: VisibleShows) {
  return shows
    .selectAll('show')
    .select([
      'category.name as category_name',
      'category.icon as category_icon',
      'user_account.full_name as creator_name',
      'user_account.url_photo as creator_photo',
      nextRelease.as('next_release_at'),
    ]) satisfies { execute(): Promise<ShowRow[]> };
}

const slowMs = sql<number>`coalesce((select slow_ms from chat_room where room_id = show.id), 0)`;

/** Asked only where a seat is held or offered; most shows pay nothing for it. */
const nextRelease = sql<number | null>`least(
  case when show.ticket_held > 0 then
    (select min(hold_expires_at) from payment where room_id = show.id and seat = 'held') end,
  case when show.ticket_offered > 0 then
    (select min(offer_expires_at) from waiting_list where room_id = show.id and status = 'offered') end
)`;
