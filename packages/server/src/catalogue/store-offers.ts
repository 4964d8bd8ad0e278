import { showStart } from '@panggung/core';
import type { Transaction } from 'kysely';
import type { Tables } from '../database.js';
import { publishPromotion } from '../promotion-rows.js';
import type { Catalogue, Starts } from './catalogue-schema.js';
import { startOfShow } from './start-of-show.js';
import type { Step } from './store-catalogue.js';

type Offer = Pick<Catalogue['banners'][number], 'promo_type' | 'link_url' | 'show'>;

/** Stores banners and promotions, which may lead to shows that are there by now. */
export async function storeOffers(step: Step): Promise<void> {
  for (const banner of step.catalogue.banners) await storeBanner(step, banner);
  for (const promotion of step.catalogue.promotions) await storePromotion(step, promotion);
}

async function storeBanner({ transaction, now, url }: Step, entry: Catalogue['banners'][number]) {
  const { slug, name, description, image, banner_type, starts, ends } = entry;
  const at = (moment: Starts | undefined) => (moment ? showStart(startOfShow(moment, now)) : null);
  const shown = {
    name,
    description: description ?? null,
    url_image: url(image),
    banner_type,
    ...(await leadsOf(transaction, entry)),
    date_time: at(starts) ?? now,
    start_date: at(starts),
    end_date: at(ends),
    updated_at: now,
  };
  await transaction
    .insertInto('banner')
    .values({ slug, ...shown, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(shown))
    .execute();
}

async function storePromotion({ transaction, now, url }: Step, entry: Catalogue['promotions'][number]) {
  const { slug, title, description, image } = entry;
  await publishPromotion(transaction, {
    slug,
    title,
    description: description ?? null,
    url_image: url(image),
    ...(await leadsOf(transaction, entry)),
    created_at: now,
  });
}

async function leadsOf(transaction: Transaction<Tables>, { promo_type, link_url, show }: Offer) {
  return {
    promo_type: promo_type ?? null,
    link_url: link_url ?? null,
    room_video_id: show === undefined ? null : await showBySlug(transaction, show),
  };
}

async function showBySlug(transaction: Transaction<Tables>, slug: string): Promise<number> {
  const shows = transaction.selectFrom('show').select('id').where('slug', '=', slug);
  const row = await shows.executeTakeFirst();
  if (row) return row.id;
  throw new Error(`There is no show '${slug}'`);
}
