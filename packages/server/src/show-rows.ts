import type { ShowListQuerySchema } from '@panggung/core/contract';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { orderBy, type Sort } from './order-by.js';
import { commaList, pageOf, type Slice, slice } from './paging.js';
import { rowId } from './row-id.js';
import { type ShowRow, toShow } from './show-view.js';

type ShowQuery = Partial<v.InferOutput<typeof ShowListQuerySchema>>;

/** Shows with all a caller may see, before any filter. */
function visibleShows(database: Kysely<Tables>) {
  return database
    .selectFrom('show')
    .innerJoin('category', 'category.id', 'show.room_category_id')
    .innerJoin('user_account', 'user_account.id', 'show.video_created_id')
    .where('show.deleted_at', 'is', null);
}

type VisibleShows = ReturnType<typeof visibleShows>;
type Columns = ExpressionBuilder<Tables, 'show' | 'category' | 'user_account'>;
type Filter = (query: ShowQuery, columns: Columns) => Expression<SqlBool> | null;

const NOT_EVENT = 'NOT_EVENT';
const values = (list: string | undefined) => commaList(list).filter((value) => value !== NOT_EVENT);

/** One row for each thing a list can be narrowed by; null leaves it as wide as it was. */
const filters: Filter[] = [
  ({ video_status }, { eb }) => {
    const statuses = values(video_status);
    return statuses.length ? eb(sql<string>`show.video_status`, 'in', statuses) : null;
  },
  ({ exclude_video_status }, { eb }) => {
    const statuses = values(exclude_video_status);
    return statuses.length ? eb(sql<string>`show.video_status`, 'not in', statuses) : null;
  },
  ({ category_name }, { eb }) => {
    const names = values(category_name);
    return names.length ? eb('category.name', 'in', names) : null;
  },
  // NOT_EVENT may come in any of the three fields and always means the same. AMB-058.
  ({ video_status, exclude_video_status, category_name }, { eb }) => {
    const asked = [video_status, exclude_video_status, category_name].flatMap(commaList);
    return asked.includes(NOT_EVENT) ? eb('category.name', '<>', 'Event') : null;
  },
  ({ room_category_id }, { eb }) =>
    room_category_id === undefined ? null : eb('category.id', '=', rowId(room_category_id)),
  // The owner. AMB-189.
  ({ user_id }, { eb }) => (user_id === undefined ? null : eb('show.video_created_id', '=', rowId(user_id))),
  ({ q, search }, { eb, or }) => {
    const text = (q ?? search ?? '').trim();
    if (!text) return null;
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const searched = ['show.name', 'show.location', 'user_account.full_name', 'category.name'] as const;
    return or(searched.map((column) => eb(column, 'ilike', pattern)));
  },
];

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

/** Where shows are read, and where the API stands that completes their pictures' addresses. */
export interface ShowSource {
  database: Kysely<Tables>;
  apiUrl?: string | undefined;
}

/** A page of shows. Q-10, AMB-058, AMB-062, AMB-189. */
export async function listShows(source: ShowSource, query: ShowQuery) {
  const order = orderBy<Column>(query, { columns, fallback: newestFirst });
  const narrowed = filters.reduce<VisibleShows>(
    (shows, filter) => shows.where((expressions) => filter(query, expressions) ?? sql<SqlBool>`true`),
    visibleShows(source.database),
  );
  return readPage(narrowed, { order, wanted: slice(query), source });
}

/** A page of shows, most watched first, then most liked. Q-15, AMB-061. */
export async function listPopular(source: ShowSource, query: ShowQuery) {
  const order = [
    { column: 'show.count_viewer', direction: 'desc' },
    { column: 'show.count_like', direction: 'desc' },
  ] as const;
  return readPage(visibleShows(source.database), { order, wanted: slice(query), source });
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

interface PageWish {
  order: readonly Sort<Column>[];
  wanted: Slice;
  source: ShowSource;
}

async function readPage(shows: VisibleShows, { order, wanted, source }: PageWish) {
  const sorted = order.reduce(
    (query, { column, direction }) => query.orderBy(column, direction),
    selectShow(shows),
  );
  // The id settles ties, else a row could stand on two pages or on none.
  const stable = sorted.orderBy('show.id', 'asc').offset(wanted.offset);
  const [rows, { total }] = await Promise.all([
    (wanted.limit === null ? stable : stable.limit(wanted.limit)).execute(),
    shows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map((row) => toShow(row, source.apiUrl)), page: pageOf(wanted, Number(total)) };
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

/** Asked only where a seat is held; most shows pay nothing for it. */
const nextRelease = sql<number | null>`case when show.ticket_held > 0 then
  (select min(hold_expires_at) from payment where room_id = show.id and seat = 'held') end`;
