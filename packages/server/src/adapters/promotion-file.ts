import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCatalogue } from '../catalogue/read-catalogue.js';
import { storeCatalogue } from '../catalogue/store-catalogue.js';
import { keepMedia, type LoadCatalogueOptions, listMedia } from './catalogue-folder.js';

const FILE = 'promotions.json';

/**
 * Publishes the promotion of a file, written as in promotions.json; its picture lies in images/ beside it, or at an
 * `https://` address.
 * @throws CatalogueError naming line and column of everything that is wrong; then nothing is published
 * @example await publishPromotionFile('lebaran.json', { database, mediaDirectory: '.data/media' })
 */
export async function publishPromotionFile(
  file: string,
  { database, mediaDirectory, now = Date.now() }: Omit<LoadCatalogueOptions, 'videoDirectory'>,
): Promise<{ id: number; isNew: boolean }> {
  const text = await readFile(file, 'utf8');
  const folder = dirname(file);
  const images = await listMedia(folder, 'images');
  // The list on the same line, so that lines of complaints are those of the file.
  const catalogue = readCatalogue({ texts: { [FILE]: `[${text}]` }, images });
  const [promotion] = catalogue.promotions;
  if (!promotion || catalogue.promotions.length > 1) throw new Error(`${file} must hold one promotion`);
  const known = await readBySlug(database, promotion.slug);
  const used = images.filter((name) => name === promotion.image);
  const urls = await keepMedia(join(folder, 'images'), used, mediaDirectory);
  await storeCatalogue({ catalogue, database, now, mediaUrl: (name) => urls.get(name) ?? name });
  const { id } = known ?? (await readBySlug(database, promotion.slug)) ?? { id: Number.NaN };
  return { id, isNew: !known };
}

function readBySlug(database: LoadCatalogueOptions['database'], slug: string) {
  return database.selectFrom('promotion').select('id').where('slug', '=', slug).executeTakeFirst();
}
