import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Catalogue, type CatalogueFile, catalogueFiles } from './catalogue-schema.js';
import { readCatalogue } from './read-catalogue.js';

/** The folder that fills an empty server. */
export const firstCatalogue = fileURLToPath(new URL('../../catalogue/', import.meta.url));

const names = Object.keys(catalogueFiles) as CatalogueFile[];

/** The first catalogue, checked. */
export async function readFirstCatalogue(): Promise<Catalogue> {
  const texts = await Promise.all(names.map((name) => readFile(`${firstCatalogue}${name}`, 'utf8')));
  const images = await readdir(`${firstCatalogue}images`);
  const videos = await readdir(`${firstCatalogue}videos`);
  const named = Object.fromEntries(names.map((name, i) => [name, texts[i]]));
  return readCatalogue({ texts: named, images, videos });
}
