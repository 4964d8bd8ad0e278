import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { type CatalogueFile, catalogueFiles } from '../catalogue/catalogue-schema.js';
import { readCatalogue } from '../catalogue/read-catalogue.js';
import { type StoredCounts, storeCatalogue } from '../catalogue/store-catalogue.js';
import type { Tables } from '../database.js';
import { VIDEOS } from '../video-address.js';

export interface LoadCatalogueOptions {
  database: Kysely<Tables>;
  /** Where pictures are kept; served under /media/ to everybody. */
  mediaDirectory: string;
  /** Where videos are kept; served to who has a ticket. */
  videoDirectory: string;
  /** The moment of loading, epoch ms. @default Date.now() */
  now?: number;
}

/**
 * Loads a folder (creators, shows, banners and others as JSON, and images/) into the database.
 * @throws CatalogueError naming file, line and column of everything that is wrong; then nothing is changed
 * @example await loadCatalogue('catalogue', { database, ...mediaFolders('.data') })
 */
export async function loadCatalogue(
  folder: string,
  { database, mediaDirectory, videoDirectory, now = Date.now() }: LoadCatalogueOptions,
): Promise<StoredCounts> {
  const texts = await readTexts(folder);
  if (Object.keys(texts).length === 0) {
    throw new Error(`${folder} holds none of ${Object.keys(catalogueFiles).join(', ')}`);
  }
  const [images, videos] = [await listMedia(folder, 'images'), await listMedia(folder, 'videos')];
  const catalogue = readCatalogue({ texts, images, videos });
  const urls = new Map([
    ...(await keepMedia(join(folder, 'images'), images, mediaDirectory)),
    ...(await keepMedia(join(folder, 'videos'), videos, videoDirectory, VIDEOS)),
  ]);
  return storeCatalogue({ catalogue, database, now, mediaUrl: (name) => urls.get(name) ?? name });
}

/** What lies in a folder's own folders; anything else there is never served. */
const media = { images: /\.(svg|png|jpe?g|webp|avif)$/i, videos: /\.mp4$/i };

/** The pictures in a folder's images/, or the clips in its videos/. */
export async function listMedia(folder: string, kind: keyof typeof media): Promise<string[]> {
  const names = await readdir(join(folder, kind)).catch(() => []);
  return names.filter((name) => media[kind].test(name));
}

async function readTexts(folder: string): Promise<Partial<Record<CatalogueFile, string>>> {
  const present = new Set(await readdir(folder));
  const files = (Object.keys(catalogueFiles) as CatalogueFile[]).filter((file) => present.has(file));
  const read = async (file: CatalogueFile) => [file, await readFile(join(folder, file), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Copies files under names that carry their content, so that a changed one has another address; answers where they are. */
export async function keepMedia(
  folder: string,
  names: readonly string[],
  directory: string,
  address = '/media/',
): Promise<Map<string, string>> {
  await mkdir(directory, { recursive: true });
  const keep = async (name: string) => {
    const bytes = await readFile(join(folder, name));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const extension = extname(name);
    const kept = `${name.slice(0, -extension.length)}.${hash}${extension}`;
    await writeFile(join(directory, kept), bytes);
    return [name, address + kept] as const;
  };
  return new Map(await Promise.all(names.map(keep)));
}
