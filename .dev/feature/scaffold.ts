import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Insertion, insertions } from './insertions.js';
import { respell } from './spelling.js';

export interface ScaffoldOptions {
  /** Folder of the repository. */
  root: string;
  /** The noun, in kebab-case: `sale-queue`. */
  name: string;
}

const templates = import.meta.dirname;

/** Why a noun cannot be a feature's name, or null. */
function complaint({ root, name }: ScaffoldOptions): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return `'${name}' is no kebab-case noun. Try: npm run new sale-queue`;
  if (existsSync(join(root, 'packages/react/src', name))) return `There is already a feature '${name}'.`;
  return null;
}

function insert(given: string, { file, behind, text }: Insertion): string {
  const last = [...given.matchAll(behind)].at(-1);
  if (!last) throw new Error(`${file} has no place like ${behind}. Correct .dev/feature/insertions.ts.`);
  const at = last.index + last[0].length;
  return given.slice(0, at) + text + given.slice(at);
}

/**
 * Writes a feature's files into every package, and its lines into the lists that name features.
 * @returns the files written, relative to the root
 */
export function scaffold(options: ScaffoldOptions): string[] {
  const { root, name } = options;
  const problem = complaint(options);
  if (problem) throw new Error(problem);
  const written: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    if (!written.includes(path)) written.push(path);
  };
  for (const template of globSync('packages/**/*.txt', { cwd: templates }).sort()) {
    const path = respell(template.replace(/\.txt$/, ''), name);
    write(path, respell(readFileSync(join(templates, template), 'utf8'), name));
  }
  for (const insertion of insertions) {
    const own = { ...insertion, text: respell(insertion.text, name) };
    write(own.file, insert(readFileSync(join(root, own.file), 'utf8'), own));
  }
  return written;
}
