import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One module of the repository, and what it asks for. Paths are relative to the root, with forward slashes. */
export interface SourceFile {
  path: string;
  /** Without its comments. */
  code: string;
  imports: readonly Import[];
}

export interface Import {
  specifier: string;
  /** `type` costs nothing at run time, `lazy` is a dynamic import(). */
  kind: 'value' | 'type' | 'lazy';
}

const places = [
  'packages/*/src/**/*.{ts,tsx,mjs}',
  'site/{src,}/**/*.{ts,tsx}',
  'examples/**/*.{ts,tsx,js,mjs}',
  'tests/**/*.{ts,tsx}',
  '.dev/**/*.{ts,mjs}',
  '.storybook/**/*.{ts,tsx}',
];

const isBuilt = (path: string) => /(^|\/)(node_modules|dist|storybook-static)(\/|$)/.test(path);

const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

function importsOf(code: string): Import[] {
  const fixed = [...code.matchAll(statement)].map(
    ([, type, specifier = '']): Import => ({ specifier, kind: type ? 'type' : 'value' }),
  );
  const lazy = [...code.matchAll(dynamic)].map(([, specifier = '']): Import => ({ specifier, kind: 'lazy' }));
  return [...fixed, ...lazy];
}

/** Every module of the repository that people write. */
export function sourceFiles(): SourceFile[] {
  return globSync(places, { exclude: isBuilt })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(path).isFile())
    .sort()
    .map((path) => {
      const code = withoutComments(readFileSync(path, 'utf8'));
      return { path, code, imports: importsOf(code) };
    });
}

const sourceEndings: readonly [RegExp, string][] = [
  [/\.js$/, '.ts'],
  [/\.js$/, '.tsx'],
  [/$/, ''],
];

/** The file a relative import names, or null where it names none. */
export function resolveRelative(from: string, specifier: string): string | null {
  const target = normalize(join(dirname(from), specifier.replace(/\?.*$/, '')));
  const candidates = sourceEndings.map(([ending, source]) => target.replace(ending, source));
  return candidates.find((path) => existsSync(path))?.replaceAll('\\', '/') ?? null;
}
