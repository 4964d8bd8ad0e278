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
/** What hosts work with stands on few pages, and on those for long. */
const forHosts = /studio|broadcast|expressions|door-check/;

/**
 * The tags and the chunks of each one's module, in few letters, since every page that embeds anything loads them: the
 * chunks that all tags need, and then, tag by tag, its name without `panggung-` and what else it needs.
 * @example 'ND72K IDQ3H,show-grid YQKPE NKRBS,show-card UIFG4'
 */
export function chunksOf(metafile: Metafile, tags: readonly string[]): string {
  const hashOf = (file: string) => basename(file).replace(/^chunk-|\.js$/g, '');
  const needs = tags.map((tag) => staticFiles(metafile, `dist/${tag}.js`).slice(0, -1).map(hashOf));
  const shared = (needs[0] ?? []).filter((chunk) => needs.every((chunks) => chunks.includes(chunk)));
  const rows = tags.map((tag, place) => {
    const own = without(needs[place] ?? [], shared);
    const isListed = own.length + shared.length <= LONGEST && !forHosts.test(tag);
    return [tag.replace('panggung-', ''), ...(isListed ? own : [])];
  });
  return [shared, ...rows].map((words) => words.join(' ')).join();
}

const without = (chunks: readonly string[], known: readonly string[]) =>
  chunks.filter((chunk) => !known.includes(chunk));
