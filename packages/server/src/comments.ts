import type { Comment } from '@panggung/core';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { pageOf, slice } from './paging.js';
import { wholeUrl } from './show-view.js';

/** Where comments are kept, and where the API stands that completes the addresses of photos. */
export interface CommentSource {
  database: Kysely<Tables>;
  apiUrl?: string | undefined;
}

/** Comments with who wrote them: names and photos as they are now. */
function selectComments(database: Kysely<Tables>) {
  return database
    .selectFrom('room_comment')
    .innerJoin('user_account', 'user_account.id', 'room_comment.user_id')
    .select([
      'room_comment.id',
      'room_comment.user_id',
      'room_comment.room_video_id',
      'user_account.full_name',
      'user_account.url_photo',
      'room_comment.comment',
      'room_comment.created_at',
    ]);
}

export interface CommentQuery {
  showId: number | null;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A page of the comments under a show, newest first. K-06. */
export async function listComments(source: CommentSource, { showId, ...query }: CommentQuery) {
  const wanted = slice(query);
  const comments = selectComments(source.database)
    .where('room_comment.room_video_id', '=', showId)
    .orderBy('room_comment.id', 'desc')
    .offset(wanted.offset);
  const [rows, total] = await Promise.all([
    (wanted.limit === null ? comments : comments.limit(wanted.limit)).execute(),
    countComments(source.database, showId),
  ]);
  return { data: rows.map((row) => whole(row, source)), page: pageOf(wanted, total) };
}

/** How many comments a show has; 0 where there is none. K-05. */
export async function countComments(database: Kysely<Tables>, showId: number | null): Promise<number> {
  const shows = database.selectFrom('show').select('count_comment').where('deleted_at', 'is', null);
  return (await shows.where('id', '=', showId).executeTakeFirst())?.count_comment ?? 0;
}

export interface NewComment {
  userId: number;
  showId: number | null;
  /** Masked already. */
  comment: string;
  /** The caller's name for it, unset where they may well say it twice. */
  key: string | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Writes a comment; the show's count moves in the same statement. Under a key it is written once. K-12.
 * @throws ApiError `show_not_found`
 */
export async function addComment(source: CommentSource, wish: NewComment): Promise<Comment> {
  const { userId, showId, comment, key, now } = wish;
  // A key is its person's own: nobody can learn of, or take, another's.
  const name = key === undefined ? null : `${userId} ${key}`;
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into room_comment (room_video_id, user_id, comment, idempotency_key, created_at)
      select id, ${userId}::bigint, ${comment}, ${name}::text, ${now}::bigint
      from show where id = ${showId}::bigint and deleted_at is null
      on conflict (idempotency_key) do nothing returning id, room_video_id
    )
    update show set count_comment = count_comment + 1
    from added where show.id = added.room_video_id returning added.id
  `.execute(source.database);
  const comments = selectComments(source.database);
  const [row] = rows;
  const kept = row
    ? comments.where('room_comment.id', '=', row.id)
    : comments.where('idempotency_key', '=', name).where('room_comment.room_video_id', '=', showId);
  const found = await kept.executeTakeFirst();
  if (!found) throw new ApiError('show_not_found', 'Show not found');
  return whole(found, source);
}

function whole(comment: Comment, { apiUrl }: CommentSource): Comment {
  return { ...comment, url_photo: wholeUrl(comment.url_photo, apiUrl) };
}
