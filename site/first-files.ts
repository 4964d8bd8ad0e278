import type { Plugin } from 'vite';
import { chunksOf, filesOf } from './chunk-files.js';

/** What an address draws first, by the ends of its modules' paths. */
const firstParts: Record<string, readonly string[]> = {
  '/': ['/pages/dashboard-page.tsx', '/show-rail/rail-body.tsx'],
  '/show': ['/pages/show-list-page.tsx'],
  '/show/detail': ['/pages/show-detail-page.tsx'],
};

/** Tells the server which files an address needs first: it names them in the page, and they come beside the entry. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const known = new Set(filesOf(chunks, ({ isEntry }) => isEntry));
      const first = Object.entries(firstParts).map(([path, parts]) => {
        const files = filesOf(chunks, ({ moduleIds }) =>
          moduleIds.some((id) => parts.some((part) => id.endsWith(part))),
        );
        return [path, files.filter((name) => !known.has(name)).map((name) => `/${name}`)];
      });
      const source = JSON.stringify(Object.fromEntries(first));
      this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
    },
  };
}
