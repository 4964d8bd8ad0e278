import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const chunkName = /\bchunk-[A-Z0-9]{8}\b/g;
/** Enough that no two of a build's files, and no two versions of one, are likely to be named alike. */
const HASH_LENGTH = 5;

const shorten = (name: string) => name.slice(0, 'chunk-'.length + HASH_LENGTH);

/**
 * Gives chunks shorter names, wherever they are named: every page that embeds anything loads the list of them, and of
 * a name only its randomness cannot be compressed.
 */
export function shortenChunkNames(folder: string): void {
  const files = readdirSync(folder);
  const chunks = new Set(files.flatMap((file) => file.match(chunkName) ?? []));
  if (new Set([...chunks].map(shorten)).size < chunks.size)
    throw new Error(`Two chunks of ${folder} have one short name. Raise HASH_LENGTH.`);
  for (const file of files.filter((name) => /\.(js|json|map)$/.test(name))) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(chunkName, shorten));
    renameSync(path, join(folder, file.replace(chunkName, shorten)));
  }
}
