import { basename, dirname, relative } from 'node:path';
import type { PluginBuild } from 'esbuild';
import { tags } from '../src/tag.js';

/** Which file a module is copied for; handed from the module to what it imports. */
export interface Copy {
  owner?: string | undefined;
  isFound?: boolean;
  /** Is no part, and comes later. */
  isLate?: boolean;
}

/** A tag's module and a feature that is loaded later are named alike: `checkout` is one file, however it is reached. */
function ownName(path: string): string {
  const name = basename(path).replace(/\.tsx?$/, '');
  return name === 'index' ? basename(dirname(path)) : name.replace('panggung-', '');
}

/** A part that is loaded later belongs to the tag that loads it; a feature is the same for all. */
const isFeature = (path: string) => /index\.ts$/.test(path);

function entryName(importer: string): string | undefined {
  return tags.some((tag) => importer.endsWith(`${tag}.ts`)) ? ownName(importer) : undefined;
}

/**
 * Gives each tag its own copy of the small parts it is drawn with. Shared, a part is paid for by every page, also by
 * those whose one widget does not use it; what is no part must exist once and stays in the chunk that all tags have.
 */
export function copyParts(
  { onResolve, resolve, initialOptions: { absWorkingDir = '' } }: PluginBuild,
  {
    isPart,
    isTiny,
    ownerOf,
  }: {
    isPart: (path: string) => boolean;
    isTiny: (path: string, importer: string) => boolean;
    ownerOf: (path: string, owner: string | undefined) => string | undefined;
  },
): void {
  onResolve({ filter: /^[./]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
    const { owner, isFound }: Copy = pluginData ?? {};
    if (isFound || kind === 'entry-point') return undefined;
    const found = await resolve(path, { importer, kind, resolveDir, pluginData: { isFound: true } });
    if (isTiny(found.path, importer)) {
      const copy = `${owner ?? ''}${relative(absWorkingDir, importer)}`;
      return { ...found, suffix: `?${copy}`, pluginData: { owner: copy } };
    }
    if (!isPart(found.path))
      return kind === 'dynamic-import' ? { ...found, pluginData: { isLate: true } } : found;
    const copy =
      isFeature(found.path) && kind === 'dynamic-import'
        ? ownName(found.path)
        : ownerOf(found.path, owner ?? entryName(importer));
    return copy ? { ...found, suffix: `?${copy}`, pluginData: { owner: copy } } : found;
  });
}
