import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';

/** One person and one show. */
export interface Liking {
  userId: number;
  showId: number | null;
}

/** Whether a person likes a show. K-02. */
export async function isLiked(database: Kysely<Tables>, { userId, showId }: Liking): Promise<boolean> {
  const likes = database.selectFrom('room_like').select('user_id');
  const row = await likes
    .where('room_video_id', '=', showId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Boolean(row);
}

/** How many like a show; 0 where there is none. K-04. */
export async function countLikes(database: Kysely<Tables>, showId: number | null): Promise<number> {
  const shows = database.selectFrom('show').select('count_like').where('deleted_at', 'is', null);
  return (await shows.where('id', '=', showId).executeTakeFirst())?.count_like ?? 0;
}

export interface LikeWish extends Liking {
  /** What shall be; unset, the like turns over. */
  isLike: boolean | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Likes a show, or no longer; its count moves in the same statement, by what really changed. K-03, AMB-135.
 * @throws ApiError `show_not_found`
 */
export async function setLike(database: Kysely<Tables>, { userId, showId, isLike, now }: LikeWish) {
  const liked = sql`select 1 from room_like where room_video_id = ${showId}::bigint and user_id = ${userId}::bigint`;
  const wanted = isLike === undefined ? sql`not exists (${liked})` : sql`${isLike}::boolean`;
  const { rows } = await sql<{ is_like: boolean; count_like: number }>`
    with wish as (
      select show.id, ${wanted} as is_like from show where id = ${showId}::bigint and deleted_at is null
    ), added as (
      insert into room_like (room_video_id, user_id, created_at)
      select id, ${userId}::bigint, ${now}::bigint from wish where is_like
      on conflict do nothing returning 1
    ), removed as (
      delete from room_like using wish
      where not wish.is_like and room_video_id = wish.id and user_id = ${userId}::bigint returning 1
    )
    update show set count_like =
      greatest(0, count_like + (select count(*) from added) - (select count(*) from removed))
    from wish where show.id = wish.id
    returning wish.is_like, show.count_like
  `.execute(database);
  const [row] = rows;
  if (!row) throw new ApiError('show_not_found', 'Show not found');
  return row;
}
