import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type PluginBuild } from 'esbuild';

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
export function withStyles(text: string, path: string): string {
  if (!path.endsWith('.tsx')) return text;
  return (
    stylesOf(path)
      .map((style) => `import ${JSON.stringify(`style:${style}`)};`)
      .join('') + text
  );
}

async function minify(path: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Turns `style:<path>` into a module that adds the rules; the base rules always come before them. */
export function resolveStyles(
  { onLoad, onResolve }: PluginBuild,
  { base, addStyle, core }: { base: string; addStyle: string; core: readonly string[] },
): void {
  onResolve({ filter: /^style:/ }, ({ path }) => ({
    // Not a name that ends in .css: tsup would take it for its own.
    path: path.replace(/^style:(.*)$/, '$1?text'),
    namespace: 'style',
    sideEffects: true,
  }));
  onLoad({ filter: /.*/, namespace: 'style' }, async ({ path: name }) => {
    const path = name.replace('?text', '');
    const first =
      path === base
        ? core.map((file) => `export {} from ${JSON.stringify(file)};`).join('')
        : `import ${JSON.stringify(`style:${base}`)};`;
    const contents = `import { addStyle } from ${JSON.stringify(addStyle)};
      ${first}
      addStyle(${JSON.stringify(await minify(path))});`;
    return { contents, resolveDir: dirname(path), watchFiles: [path] };
  });
}
