import type { Expression, ExpressionChange, Id } from '@panggung/core';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ExpressionTable, Tables } from './database.js';
import { type ExpressionSource, expressionNotFound, toExpression } from './express-rows.js';
import { ownKey } from './idempotency.js';
import { rowId } from './row-id.js';
import { adoptVideo } from './video-adopt.js';

export interface NewExpressionRow {
  userId: number;
  /** An uploaded video of theirs. */
  videoId: string;
  name: string;
  location: string;
  description: string;
  /** What the page read from the file, in s; the file's own word counts for more. O-04. */
  duration: number | undefined;
  /** The caller's name for it, unset where they may well make it twice. */
  key: string | undefined;
  /** Epoch ms. */
  now: number;
}

/** What was made under a key before; null: nothing was. */
export async function findExpression(
  source: ExpressionSource,
  { userId, key }: Pick<NewExpressionRow, 'userId' | 'key'>,
): Promise<Expression | null> {
  if (key === undefined) return null;
  const made = source.database.selectFrom('expression').selectAll();
  const row = await made.where('idempotency_key', '=', ownKey(userId, key)).executeTakeFirst();
  return row ? toExpression(row, source.apiUrl) : null;
}

/**
 * Shows everybody a video; under a key it is made once. O-05.
 * @throws ApiError `upload_not_found`, `upload_incomplete`
 */
export async function addExpression(source: ExpressionSource, wish: NewExpressionRow): Promise<Expression> {
  try {
    const row = await source.database.transaction().execute((transaction) => insertRow(transaction, wish));
    return toExpression(row, source.apiUrl);
  } catch (thrown) {
    // The same wish came twice at once, and the other one was first: it may show the same upload.
    const made = await findExpression(source, wish);
    if (made) return made;
    throw thrown;
  }
}

async function insertRow(
  transaction: Transaction<Tables>,
  { userId, videoId, name, location, description, duration: said, key, now }: NewExpressionRow,
): Promise<Selectable<ExpressionTable>> {
  const video = await adoptVideo(transaction, { id: videoId, ownerId: userId, use: 'expression', now });
  const made = { user_id: userId, video_id: videoId, name, location, description, created_at: now };
  const duration = video.duration ?? Math.round((said ?? 0) * 1000);
  return transaction
    .insertInto('expression')
    .values({
      ...made,
      duration,
      updated_at: now,
      idempotency_key: key === undefined ? null : ownKey(userId, key),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One of a person's own; there are none of others. */
export interface OwnExpression {
  id: Id;
  userId: number;
  /** Epoch ms. */
  now: number;
}

/**
 * Describes an expression anew. O-10.
 * @throws ApiError `expression_not_found`
 */
export async function changeExpression(
  source: ExpressionSource,
  { id, userId, now, change }: OwnExpression & { change: ExpressionChange },
): Promise<Expression> {
  const own = source.database.updateTable('expression').set({ ...change, updated_at: now });
  const row = await own
    .where('id', '=', rowId(id))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw expressionNotFound();
  return toExpression(row, source.apiUrl);
}

/**
 * Removes an expression; its video plays nowhere any more, and goes with the next clean-up. O-10.
 * @throws ApiError `expression_not_found`
 */
export async function removeExpression(
  database: Kysely<Tables>,
  { id, userId }: Omit<OwnExpression, 'now'>,
): Promise<Selectable<ExpressionTable>> {
  return database.transaction().execute(async (transaction) => {
    const own = transaction.deleteFrom('expression').where('id', '=', rowId(id));
    const row = await own.where('user_id', '=', userId).returningAll().executeTakeFirst();
    if (!row) throw expressionNotFound();
    const video = transaction.updateTable('video').set({ used_by: null, changed_at: 0 });
    await video.where('id', '=', row.video_id).execute();
    return row;
  });
}
