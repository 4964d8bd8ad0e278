import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build, type PluginBuild } from 'esbuild';
import { pathBetween } from './barrel.js';
import { onlyTokens, tokensIn } from './token.js';

/** The style sheets that belong to a part of a widget: its own, and its feature's. */
function stylesOf(path: string): string[] {
  const folder = dirname(path);
  const names = [basename(path, '.tsx'), basename(folder)];
  return [...new Set(names)].map((name) => join(folder, `${name}.css`)).filter(existsSync);
}

/**
 * Lets a part's rules travel with its code: who loads the checkout, at first or later, gets the checkout's rules, and
 * nobody else does. The React package itself imports no CSS, so that its users bundle it as they like.
 */
export function withStyles(text: string, path: string, others: readonly string[] = []): string {
  const own = path.endsWith('.tsx') ? stylesOf(path) : [];
  return (
    [...own, ...others]
      .map((style) => `import ${JSON.stringify(`style:${pathBetween(path, style)}`)};`)
      .join('') + text
  );
}

/** Each sheet once, however many copies of its part there are. */
const minified = new Map<string, Promise<string>>();

async function minifyFile(path: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
  return outputFiles[0]?.text.trim() ?? '';
}

function minify(path: string): Promise<string> {
  const known = minified.get(path) ?? minifyFile(path);
  minified.set(path, known);
  return known;
}

export interface StyleOptions {
  /** The React package's list of all sheets, in the order in which they hold. */
  list: string;
  /** Every token a host may change. */
  tokens: string;
  /** The rules of the root, which every element has. */
  base: string;
  /** The module that adds rules to the elements. */
  addStyle: string;
  /** What every tag needs. The base asks for it too, so that all of it is one chunk. */
  core: readonly string[];
  /** The sheets that are there whenever a sheet of an owner is. */
  before: (path: string, owner: string) => readonly string[];
}

/** The tokens that a sheet uses and nothing before it has brought. */
async function tokensOf(
  path: string,
  owner: string,
  { tokens, base, before }: StyleOptions,
): Promise<string> {
  const [all, rules] = await Promise.all([minify(tokens), minify(path)]);
  const used = tokensIn(rules);
  if (path === base) return onlyTokens(all, (name) => used.has(name) || name === 'color-scheme');
  const sheets = await Promise.all([base, ...before(path, owner)].map(minify));
  const brought = tokensIn(sheets.join(''));
  return onlyTokens(all, (name) => used.has(name) && !brought.has(name));
}

/** Where a sheet stands in the React package's list: rules of the same weight win alike in both forms. */
function placeOf(path: string, list: string): number {
  const name = `"./${relative(dirname(list), path)}"`;
  const place = readFileSync(list, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(name));
  if (place < 0) throw new Error(`${basename(list)} does not import ${name}.`);
  return place;
}

/** Turns `style:<path>` into a module that adds the rules; where there are any, there are those of the root. */
export function resolveStyles(
  { onLoad, onResolve, initialOptions }: PluginBuild,
  options: StyleOptions,
): void {
  const { absWorkingDir: home = '' } = initialOptions;
  onResolve({ filter: /^style:/ }, ({ path, resolveDir, pluginData }) => ({
    // Not a name that ends in .css: tsup would take it for its own.
    path: `${relative(home, join(resolveDir, path.replace('style:', '')))}?text`,
    namespace: 'style',
    sideEffects: true,
    suffix: pluginData?.owner ? `?${pluginData.owner}` : '',
  }));
  onLoad({ filter: /.*/, namespace: 'style' }, async ({ path: name, suffix }) => {
    const path = join(home, name.replace('?text', ''));
    const near = (file: string) => pathBetween(path, file);
    const before = path === options.base ? options.core.map(near) : [`style:${near(options.base)}`];
    const rules = await Promise.all([minify(path), tokensOf(path, suffix.slice(1), options)]);
    const contents = `import { addStyle } from ${JSON.stringify(near(options.addStyle))};
      ${before.map((module) => `export {} from ${JSON.stringify(module)};`).join('')}
      addStyle(${[placeOf(path, options.list), ...rules.map((text) => JSON.stringify(text))].join()});`;
    return { contents, resolveDir: dirname(path), watchFiles: [path, options.tokens, options.list] };
  });
}
