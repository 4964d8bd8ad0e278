import { EXPRESS_CATEGORY_ID, type Expression } from '@panggung/core';
import type { Kysely, Selectable } from 'kysely';
import type { ExpressionTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import { pageOf, slice } from './paging.js';
import { rowId } from './row-id.js';
import { wholeUrl } from './show-view.js';
import { EXPRESSIONS, videoFile } from './video-address.js';

/** Where expressions are kept, and where the API stands that completes the addresses of their videos. */
export interface ExpressionSource {
  database: Kysely<Tables>;
  apiUrl?: string | undefined;
}

export interface ExpressionQuery {
  user_id?: string | number | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A page of expressions, the newest first. O-01, O-09. */
export async function listExpressions(source: ExpressionSource, { user_id, ...query }: ExpressionQuery) {
  const wanted = slice(query);
  const all = source.database.selectFrom('expression');
  const theirs = user_id === undefined ? all : all.where('user_id', '=', rowId(user_id));
  const page = theirs.selectAll().orderBy('id', 'desc').offset(wanted.offset);
  const [rows, counted] = await Promise.all([
    (wanted.limit === null ? page : page.limit(wanted.limit)).execute(),
    theirs.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => toExpression(row, source.apiUrl)),
    page: pageOf(wanted, Number(counted.total)),
  };
}

/** An expression as everybody sees it. T-20, AMB-164. */
export function toExpression(row: Selectable<ExpressionTable>, apiUrl: string | undefined): Expression {
  const { video_id, idempotency_key: _key, ...shown } = row;
  const address = EXPRESSIONS + videoFile(video_id);
  return {
    ...shown,
    url_video: wholeUrl(address, apiUrl) ?? address,
    duration: row.duration / 1000,
    video_created_id: row.user_id,
    room_category_id: EXPRESS_CATEGORY_ID,
    status: 'EXPRESS',
    video_status: 'PUBLIC',
    video_type: 'SHORT',
    type: 'EXPRESS',
  };
}

export function expressionNotFound(): ApiError {
  return new ApiError('expression_not_found', 'Expression not found');
}

/** Whether an expression shows this video. */
export async function isShown(database: Kysely<Tables>, videoId: string): Promise<boolean> {
  const shown = database.selectFrom('expression').select('id').where('video_id', '=', videoId);
  return (await shown.limit(1).executeTakeFirst()) !== undefined;
}
