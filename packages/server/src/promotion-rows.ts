import type { Promotion } from '@panggung/core';
import type { Insertable, Kysely } from 'kysely';
import type { PromotionTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import { notify } from './notification-write.js';
import { rowId } from './row-id.js';
import { wholeUrl } from './show-view.js';

/** Where promotions are kept, and where the API stands that completes their pictures' addresses. */
export interface PromotionSource {
  database: Kysely<Tables>;
  apiUrl?: string | undefined;
}

/**
 * One promotion. Q-23.
 * @throws ApiError `promotion_not_found`
 */
export async function readPromotion({ database, apiUrl }: PromotionSource, id: string): Promise<Promotion> {
  const promotions = database.selectFrom('promotion').selectAll().where('id', '=', rowId(id));
  const row = await promotions.executeTakeFirst();
  if (!row) throw new ApiError('promotion_not_found', 'Promotion not found');
  const { slug: _slug, ...shown } = row;
  return { ...shown, url_image: wholeUrl(row.url_image, apiUrl) };
}

/**
 * Publishes a promotion and tells everybody of it, with one row for all; again, under the same slug, changes it and
 * tells nobody twice. Answers its id and whether it is new.
 */
export async function publishPromotion(
  transaction: Kysely<Tables>,
  promotion: Insertable<PromotionTable>,
): Promise<{ id: number; isNew: boolean }> {
  const { slug: _slug, created_at, ...shown } = promotion;
  const { id } = await transaction
    .insertInto('promotion')
    .values(promotion)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(shown))
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = { title: shown.title, description: shown.description ?? '' };
  const told = await notify(transaction, [
    {
      ...words,
      audience: 'everybody',
      type: 'promo',
      room_video_id: shown.room_video_id ?? null,
      promotion_id: id,
      occasion: `promotion ${id}`,
      created_at,
    },
  ]);
  if (!told) {
    await transaction.updateTable('notification').set(words).where('promotion_id', '=', id).execute();
  }
  return { id, isNew: told > 0 };
}
