import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where each name that a module offers is really written. */
type Homes = ReadonlyMap<string, { file: string; name: string }>;

const reExport = /^export (?:\*|\{([^}]*)\}) from '(\.[^']+)';/gm;
const ownExport = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const packageImport = /^import \{([^}]*)\} from '@panggung\/([\w-]+)';/gm;
const featureImport = /^import \{([^}]*)\} from '(\.[^']*\/index\.js)';/gm;

/** The names in the braces of an import or export, without the types. */
function namesIn(list: string): { name: string; as: string }[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item && !item.startsWith('type '))
    .map((item) => {
      const [name = '', as = name] = item.split(' as ');
      return { name, as };
    });
}

function sourceOf(file: string, path: string): string {
  const base = join(dirname(file), path.replace(/\.js$/, ''));
  return existsSync(`${base}.ts`) ? `${base}.ts` : `${base}.tsx`;
}

function homesOf(file: string): Homes {
  const text = readFileSync(file, 'utf8');
  const homes = new Map<string, { file: string; name: string }>();
  for (const [, name = ''] of text.matchAll(ownExport)) homes.set(name, { file, name });
  for (const [, list, path = ''] of text.matchAll(reExport)) {
    const inner = homesOf(sourceOf(file, path));
    const names = list === undefined ? [...inner.keys()].map((name) => ({ name, as: name })) : namesIn(list);
    for (const { name, as } of names) {
      const home = inner.get(name);
      if (home) homes.set(as, home);
    }
  }
  return homes;
}

/** How one file names another. By whole paths each folder would get another bundle, of another size. */
export function pathBetween(from: string, to: string): string {
  return `./${relative(dirname(from), to)}`;
}

/**
 * Makes a module import each name of a workspace package, or of another feature, from the file that holds it. esbuild
 * puts files into chunks by who reaches them, and through an index everybody reaches everything: all code of a package
 * would be one chunk, and the index of a feature one with nothing in it.
 * @example const pastBarrels = skipBarrels(join(here, '../..')); pastBarrels("import { toId } from '@panggung/core';", path)
 */
export function skipBarrels(packages: string): (text: string, path: string) => string {
  const known = new Map<string, Homes>();
  const homesIn = (index: string) => {
    const homes = known.get(index) ?? homesOf(index);
    known.set(index, homes);
    return homes;
  };
  const direct = (list: string, index: string, path: string) =>
    namesIn(list)
      .map(({ name, as }) => {
        const home = homesIn(index).get(name);
        if (!home) throw new Error(`${index} does not export ${name}.`);
        return `import { ${home.name} as ${as} } from ${JSON.stringify(pathBetween(path, home.file))};`;
      })
      .join(' ');
  return (text, path) =>
    text
      .replace(packageImport, (_, list: string, library: string) =>
        direct(list, join(packages, library, 'src/index.ts'), path),
      )
      .replace(featureImport, (_, list: string, index: string) => direct(list, sourceOf(path, index), path));
}
