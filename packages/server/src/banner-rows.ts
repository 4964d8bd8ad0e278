import type { Banner } from '@panggung/core';
import type { BannerChangeSchema, BannerListQuerySchema, NewBannerSchema } from '@panggung/core/contract';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type * as v from 'valibot';
import type { BannerTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import { orderBy } from './order-by.js';
import { pageOf, slice } from './paging.js';
import { rowId } from './row-id.js';
import { wholeUrl } from './show-view.js';

type BannerRow = Selectable<BannerTable>;
type ListQuery = v.InferOutput<typeof BannerListQuerySchema>;
type Change = v.InferOutput<typeof BannerChangeSchema>;

const columns = {
  id: 'id',
  name: 'name',
  date_time: 'date_time',
  start_date: 'start_date',
  end_date: 'end_date',
  created_at: 'created_at',
} as const;

/** The newest first; those of one catalogue in its order. */
const newestFirst = [{ column: 'created_at', direction: 'desc' }] as const;

/** Where banners are kept, and where the API stands that completes their pictures' addresses. */
export interface BannerSource {
  database: Kysely<Tables>;
  apiUrl?: string | undefined;
  clock: () => number;
}

/** The status of a banner that is shown. */
const ACTIVE = 'ACTIVE';

/** A page of the banners that are shown now. Q-16, AMB-067. */
export async function listBanners({ database, apiUrl, clock }: BannerSource, query: ListQuery) {
  const now = clock();
  const wanted = slice({ ...query, per_page: query.limit ?? query.per_page });
  const order = orderBy<keyof typeof columns>(query, { columns, fallback: newestFirst });
  const shown = database
    .selectFrom('banner')
    .where('status', '=', ACTIVE)
    .where(({ eb, or }) => or([eb('start_date', 'is', null), eb('start_date', '<=', now)]))
    .where(({ eb, or }) => or([eb('end_date', 'is', null), eb('end_date', '>', now)]));
  const rows = await order
    .reduce((list, { column, direction }) => list.orderBy(column, direction), shown.selectAll())
    .orderBy('id')
    .execute();
  const end = wanted.limit === null ? undefined : wanted.offset + wanted.limit;
  const data = rows.slice(wanted.offset, end).map((row) => toBanner(row, apiUrl));
  return { data, page: pageOf(wanted, rows.length) };
}

/**
 * One banner, shown or not. Q-17.
 * @throws ApiError `banner_not_found`
 */
export async function readBanner({ database, apiUrl }: BannerSource, id: string): Promise<Banner> {
  const banners = database.selectFrom('banner').selectAll();
  return found(await banners.where('id', '=', rowId(id)).executeTakeFirst(), apiUrl);
}

/** Adds a banner. Q-18. */
export async function addBanner(
  { database, apiUrl, clock }: BannerSource,
  banner: v.InferOutput<typeof NewBannerSchema>,
): Promise<Banner> {
  const now = clock();
  const fields = await readFields(database, banner);
  const row = { ...fields, name: banner.name, created_at: now, updated_at: now };
  return found(await database.insertInto('banner').values(row).returningAll().executeTakeFirst(), apiUrl);
}

/**
 * Changes what is given of a banner. Q-18.
 * @throws ApiError `banner_not_found`
 */
export async function changeBanner(
  { database, apiUrl, clock }: BannerSource,
  id: string,
  change: Change,
): Promise<Banner> {
  const fields = { ...(await readFields(database, change)), updated_at: clock() };
  const banners = database.updateTable('banner').set(fields).where('id', '=', rowId(id));
  return found(await banners.returningAll().executeTakeFirst(), apiUrl);
}

/**
 * Removes a banner. Q-18.
 * @throws ApiError `banner_not_found`
 */
export async function removeBanner({ database, apiUrl }: BannerSource, id: string): Promise<Banner> {
  const banners = database.deleteFrom('banner').where('id', '=', rowId(id));
  return found(await banners.returningAll().executeTakeFirst(), apiUrl);
}

/** Fields as the table has them; whatever a banner names must be there. */
async function readFields(database: Kysely<Tables>, given: Change): Promise<Updateable<BannerTable>> {
  const { room_video_id: show, user_id: user, ...fields } = given;
  return {
    ...fields,
    ...(show !== undefined && { room_video_id: await existing(database, 'show', show) }),
    ...(user !== undefined && { user_id: await existing(database, 'user_account', user) }),
  };
}

async function existing(
  database: Kysely<Tables>,
  table: 'show' | 'user_account',
  id: string | number | null,
): Promise<number | null> {
  if (id === null) return null;
  const row = await database.selectFrom(table).select('id').where('id', '=', rowId(id)).executeTakeFirst();
  if (row) return row.id;
  throw new ApiError('invalid_request', `There is no ${table === 'show' ? 'show' : 'user'} ${id}`);
}

function found(row: BannerRow | undefined, apiUrl: string | undefined): Banner {
  if (!row) throw new ApiError('banner_not_found', 'Banner not found');
  return toBanner(row, apiUrl);
}

function toBanner(row: BannerRow, apiUrl: string | undefined): Banner {
  const { slug: _slug, created_at: _made, updated_at: _changed, ...shown } = row;
  return { ...shown, url_image: wholeUrl(row.url_image, apiUrl) };
}
