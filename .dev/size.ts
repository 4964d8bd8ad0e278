// What a partner's page fetches, in brotli: the autoloader, the element and every chunk it imports statically, each
// compressed by itself as it travels. Exits 1 when a budget of .size-limit.json is exceeded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readMetafile, staticFiles } from '../packages/elements/generate/chunks.js';

interface Budget {
  name: string;
  /** The tag, or the part that is loaded later: its source, and the tag or feature it belongs to. */
  entry: string;
  /** What is there already, and of whom it is sure that they loaded it: only what comes on top counts. */
  after?: string[];
  /** What comes along, by the language that is read: the heaviest counts. */
  beside?: string[][];
  /** More than this fails. */
  limit: string;
}

const KB = 1024;
const folder = 'packages/elements';
const autoloader = 'dist/panggung.js';
const metafile = readMetafile(join(folder, 'dist/metafile-esm.json'));
const budgets: Budget[] = JSON.parse(readFileSync('.size-limit.json', 'utf8'));

function outputOf(entry: string): string {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry));
  if (!found) throw new Error(`No file was built from ${entry}. Run the build of ${folder} first.`);
  return found[0];
}

const firstLoad = (entry: string) => [autoloader, ...staticFiles(metafile, outputOf(entry))];
const brotli = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;

function bytesOf({ entry, after = [], beside = [[]] }: Budget): number {
  const there = new Set(after.flatMap(firstLoad));
  const bytesWith = (others: string[]) => {
    const files = new Set([entry, ...others].flatMap(firstLoad));
    return [...files].filter((file) => !there.has(file)).reduce((total, file) => total + brotli(file), 0);
  };
  return Math.max(...beside.map(bytesWith));
}

let isOver = false;
for (const budget of budgets) {
  const bytes = bytesOf(budget);
  const fails = bytes > Number.parseFloat(budget.limit) * KB;
  isOver ||= fails;
  console.log(
    fails ? 'FAILED' : 'ok    ',
    budget.name.padEnd(36),
    `${(bytes / KB).toFixed(2)} KB`.padStart(9),
    `of ${budget.limit}`,
  );
}
process.exit(isOver ? 1 : 0);
