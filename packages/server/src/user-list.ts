import type { PersonName } from '@panggung/core';
import type { UserListQuerySchema } from '@panggung/core/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { CommentSource } from './comments.js';
import { orderBy } from './order-by.js';
import { pageOf, slice } from './paging.js';
import { wholeUrl } from './show-view.js';

const columns = { id: 'id', full_name: 'full_name' } as const;

/** A page of all people, of each only what everybody may see. Q-55, AMB-176. */
export async function listUsers(
  { database, apiUrl }: CommentSource,
  query: v.InferOutput<typeof UserListQuerySchema>,
) {
  const wanted = slice(query);
  let people = database.selectFrom('user_account').where('deleted_at', 'is', null);
  for (const word of (query.q ?? query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    people = people.where(sql<boolean>`strpos(lower(full_name), ${word}) > 0`);
  }
  let sorted = people.select(['id', 'full_name', 'url_photo']);
  for (const { column, direction } of orderBy(query, {
    columns,
    fallback: [{ column: 'full_name', direction: 'desc' }],
  })) {
    sorted = sorted.orderBy(column, direction);
  }
  sorted = sorted.orderBy('id').offset(wanted.offset);
  const [rows, { total }] = await Promise.all([
    (wanted.limit === null ? sorted : sorted.limit(wanted.limit)).execute(),
    people.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const data: PersonName[] = rows.map((row) => ({ ...row, url_photo: wholeUrl(row.url_photo, apiUrl) }));
  return { data, page: pageOf(wanted, Number(total)) };
}
