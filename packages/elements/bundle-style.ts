import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const widgetPart = /packages\/react\/src\/.+\.tsx$/;

/** The style sheet that belongs to a part: its own, and its feature's. */
function stylesOf(path: string): string[] {
  const folder = dirname(path);
  const names = [basename(path, '.tsx'), basename(folder)];
  return [...new Set(names)].map((name) => join(folder, `${name}.css`)).filter(existsSync);
}

async function minify(path: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Lets a part's rules travel with its code: who loads the checkout, at first or later, gets the checkout's rules, and
 * nobody else does. The React package itself imports no CSS, so that its users bundle it as they like.
 */
export function bundleStyle({ base, addStyle }: { base: string; addStyle: string }): Plugin {
  return {
    name: 'bundle-style',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^style:/ }, ({ path }) => ({
        path: path.slice('style:'.length),
        namespace: 'style',
        sideEffects: true,
      }));
      onLoad({ filter: /.*/, namespace: 'style' }, async ({ path }) => ({
        contents: `import { addStyle } from ${JSON.stringify(addStyle)};
          ${path === base ? '' : `import ${JSON.stringify(`style:${base}`)};`}
          addStyle(${JSON.stringify(await minify(path))});`,
        resolveDir: dirname(path),
        watchFiles: [path],
      }));
      onLoad({ filter: widgetPart }, async ({ path }) => {
        const imports = stylesOf(path).map((style) => `import ${JSON.stringify(`style:${style}`)};`);
        return { contents: `${imports.join('')}${await readFile(path, 'utf8')}`, loader: 'tsx' };
      });
    },
  };
}
