import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { type CatalogueFile, catalogueFiles } from '../catalogue/catalogue-schema.js';
import { readCatalogue } from '../catalogue/read-catalogue.js';
import { type StoredCounts, storeCatalogue } from '../catalogue/store-catalogue.js';
import type { Tables } from '../database.js';

export interface LoadCatalogueOptions {
  database: Kysely<Tables>;
  /** Where pictures are kept; served under /media/. */
  mediaDirectory: string;
  /** The moment of loading, epoch ms. @default Date.now() */
  now?: number;
}

/**
 * Loads a folder (creators, shows, banners and others as JSON, and images/) into the database.
 * @throws CatalogueError naming file, line and column of everything that is wrong; then nothing is changed
 * @example await loadCatalogue('catalogue', { database, mediaDirectory: '.data/media' })
 */
export async function loadCatalogue(
  folder: string,
  { database, mediaDirectory, now = Date.now() }: LoadCatalogueOptions,
): Promise<StoredCounts> {
  const texts = await readTexts(folder);
  if (Object.keys(texts).length === 0) {
    throw new Error(`${folder} holds none of ${Object.keys(catalogueFiles).join(', ')}`);
  }
  const images = await listImages(folder);
  const catalogue = readCatalogue({ texts, images });
  const imageUrl = await keepImages(folder, images, mediaDirectory);
  return storeCatalogue({ catalogue, database, now, imageUrl });
}

/** The pictures in a folder's images/. */
export async function listImages(folder: string): Promise<string[]> {
  return (await readdir(join(folder, 'images')).catch(() => [])).filter(isPicture);
}

/** Whatever else lies there is never served. */
const isPicture = (name: string) => /\.(svg|png|jpe?g|webp|avif)$/i.test(name);

async function readTexts(folder: string): Promise<Partial<Record<CatalogueFile, string>>> {
  const present = new Set(await readdir(folder));
  const files = (Object.keys(catalogueFiles) as CatalogueFile[]).filter((file) => present.has(file));
  const read = async (file: CatalogueFile) => [file, await readFile(join(folder, file), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Copies pictures under names that carry their content, so that a changed one has another address; answers where they are. */
export async function keepImages(folder: string, names: readonly string[], mediaDirectory: string) {
  await mkdir(mediaDirectory, { recursive: true });
  const keep = async (name: string) => {
    const bytes = await readFile(join(folder, 'images', name));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const extension = extname(name);
    const kept = `${name.slice(0, -extension.length)}.${hash}${extension}`;
    await writeFile(join(mediaDirectory, kept), bytes);
    return [name, `/media/${kept}`] as const;
  };
  const urls = new Map(await Promise.all(names.map(keep)));
  return (name: string): string => urls.get(name) ?? name;
}
