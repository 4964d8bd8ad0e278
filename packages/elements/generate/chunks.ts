import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';

/** Every file that a file needs before it can run, itself last. */
export function staticFiles({ outputs }: Metafile, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = outputs[file]?.imports ?? [];
  return [
    ...imports
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path }) => staticFiles({ outputs, inputs: {} }, path, seen)),
    file,
  ];
}

/** Reads what the build noted about its files. */
export function readMetafile(path: string): Metafile {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** A longer list costs every page that embeds anything more than it saves the few that embed this. */
const LONGEST = 8;

/** The chunks of each tag's module, in few letters: every page that embeds anything loads them. */
export function chunksOf(metafile: Metafile, tags: readonly string[]): (string | null)[] {
  const hashOf = (file: string) => basename(file).replace(/^chunk-|\.js$/g, '');
  return tags.map((tag) => {
    const chunks = staticFiles(metafile, `dist/${tag}.js`).slice(0, -1).map(hashOf);
    return chunks.length > LONGEST ? null : chunks.join(' ');
  });
}
