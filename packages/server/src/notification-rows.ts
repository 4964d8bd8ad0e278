import { notificationTypes } from '@panggung/core';
import type { NotificationListQuerySchema } from '@panggung/core/contract';
import { type Kysely, sql } from 'kysely';
import type * as v from 'valibot';
import type { Tables } from './database.js';
import { commaList, pageOf, slice } from './paging.js';

type ListQuery = v.InferOutput<typeof NotificationListQuerySchema>;

/** What a person is told: their own, everybody's, and those of shows they had a ticket for by then. */
function toldTo(database: Kysely<Tables>, userId: number) {
  const held = sql<boolean>`audience = 'ticket_holders' and exists (
    select 1 from payment where for_user_id = ${userId}::bigint and room_id = room_video_id
      and status = 'COMPLETED' and coalesce(transferred_at, completed_at) <= notification.created_at
  )`;
  const shows = sql<number>`select room_id from payment where for_user_id = ${userId}::bigint`;
  return database.selectFrom('notification').where(({ eb, or, and }) =>
    or([
      eb('user_id', '=', userId),
      eb('audience', '=', 'everybody'),
      // The list of shows first: an index finds what is told of them.
      and([sql<boolean>`audience = 'ticket_holders' and room_video_id = any(array(${shows}))`, held]),
    ]),
  );
}

/** A page of what a person is told, newest first. Q-22, D-16, D-17. */
export async function listNotifications(database: Kysely<Tables>, userId: number, query: ListQuery) {
  const wanted = slice(query);
  const types = wantedTypes(query);
  const told = toldTo(database, userId).where('type', 'in', types);
  const newest = told
    .select(['id', 'type', 'title', 'description', 'created_at', 'room_video_id', 'promotion_id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(wanted.offset);
  const [data, { total }] = await Promise.all([
    (wanted.limit === null ? newest : newest.limit(wanted.limit)).execute(),
    told.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, page: pageOf(wanted, Number(total)) };
}

/** None is a list too: of the type that nothing has. */
function wantedTypes({ type, exclude_type }: ListQuery) {
  const only = commaList(type);
  const without = commaList(exclude_type);
  const types = notificationTypes.filter(
    (name) => (!only.length || only.includes(name)) && !without.includes(name),
  );
  return types.length ? types : [sql<'ticket'>`''`];
}
