import type { Kysely } from 'kysely';
import badwords from '../../packages/server/catalogue/badwords.json?raw';
import banners from '../../packages/server/catalogue/banners.json?raw';
import categories from '../../packages/server/catalogue/categories.json?raw';
import creators from '../../packages/server/catalogue/creators.json?raw';
import paymentTypes from '../../packages/server/catalogue/payment-types.json?raw';
import promotions from '../../packages/server/catalogue/promotions.json?raw';
import shows from '../../packages/server/catalogue/shows.json?raw';
import { readCatalogue } from '../../packages/server/src/catalogue/read-catalogue.js';
import { storeCatalogue } from '../../packages/server/src/catalogue/store-catalogue.js';
import type { Tables } from '../../packages/server/src/database.js';

const texts = {
  'badwords.json': badwords,
  'banners.json': banners,
  'categories.json': categories,
  'creators.json': creators,
  'payment-types.json': paymentTypes,
  'promotions.json': promotions,
  'shows.json': shows,
};

/** Only their names count here: Storybook serves the files themselves under /media. */
const named = (paths: object) => Object.keys(paths).map((path) => path.split('/').at(-1) ?? path);
const images = named(import.meta.glob('../../packages/server/catalogue/images/*'));
const videos = named(import.meta.glob('../../packages/server/catalogue/videos/*'));

/** Fills a database with the shows that a new server starts with. */
export async function loadCatalogue(
  database: Kysely<Tables>,
  { now, mediaUrl }: { now: number; mediaUrl: (name: string) => string },
): Promise<void> {
  const catalogue = readCatalogue({ texts, images, videos });
  await storeCatalogue({ catalogue, database, now, mediaUrl });
}
