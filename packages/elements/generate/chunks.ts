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
const LONGEST = 5;

/**
 * The chunks of each tag's module, in few letters, since every page that embeds anything loads them: those that all tags
 * need, and then, tag by tag, what else each one needs.
 * @example 'ND72K IDQ3H,YQKPE NKRBS,UIFG4'
 */
export function chunksOf(metafile: Metafile, tags: readonly string[]): string {
  const hashOf = (file: string) => basename(file).replace(/^chunk-|\.js$/g, '');
  const needs = tags.map((tag) => staticFiles(metafile, `dist/${tag}.js`).slice(0, -1).map(hashOf));
  const shared = (needs[0] ?? []).filter((chunk) => needs.every((chunks) => chunks.includes(chunk)));
  const own = needs.map((chunks) => (chunks.length > LONGEST ? [] : without(chunks, shared)));
  return [shared, ...own].map((chunks) => chunks.join(' ')).join();
}

const without = (chunks: readonly string[], known: readonly string[]) =>
  chunks.filter((chunk) => !known.includes(chunk));
