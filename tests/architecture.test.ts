import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tags } from '../packages/elements/src/tag.js';
import { type Import, resolveRelative, type SourceFile, sourceFiles } from './source-files.js';

const files = sourceFiles();
const byPath = new Map(files.map((file) => [file.path, file]));

/** Tests and stories may import anything: they cross the borders on purpose. */
const isTest = ({ path }: SourceFile) =>
  /\.(test|spec|stories|fixture)\.tsx?$|^tests\/|\.config\.ts$/.test(path);
const product = files.filter((file) => !isTest(file));

/** What one package may ask of the others. */
const mayImport: Record<string, readonly string[]> = {
  core: [],
  client: ['core'],
  react: ['client', 'core'],
  elements: ['react', 'client', 'core'],
  server: ['core'],
  media: [],
  sandbox: [],
};

const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1];
const inPackage = (name: string) => product.filter(({ path }) => packageOf(path) === name);
const workspaceName = ({ specifier }: Import) => /^@panggung\/([^/]+)/.exec(specifier)?.[1];

/** Fails with one line a finding: where, what, why, and how to put it right. */
function expectNone(findings: readonly string[], why: string, fix: string): void {
  if (findings.length > 0) expect.fail(`${findings.join('\n')}\n\nWhy: ${why}\nFix: ${fix}`);
}

function find(among: readonly SourceFile[], isWrong: (wish: Import, file: SourceFile) => boolean): string[] {
  return among.flatMap((file) =>
    file.imports
      .filter((wish) => isWrong(wish, file))
      .map((wish) => `${file.path} imports '${wish.specifier}'`),
  );
}

test('the whole repository is read', () => {
  expect(inPackage('core').length).toBeGreaterThan(10);
  expect(find(files, ({ specifier }) => specifier === './money.js').length).toBeGreaterThan(1);
});

describe('packages depend one way', () => {
  test.each(Object.entries(mayImport))('%s imports only what lies below it', (name, allowed) => {
    const findings = find(inPackage(name), (wish) => {
      const other = workspaceName(wish);
      return other !== undefined && other !== name && !allowed.includes(other);
    });
    expectNone(
      findings,
      `${name} may use ${allowed.join(', ') || 'no other package'}: core <- client <- react <- elements, core <- server.`,
      'move the shared part down (rules, words and the HTTP contract belong to core), or pass it in as an argument.',
    );
  });

  test('nobody reaches into another package by a path', () => {
    const findings = find(product, ({ specifier }, { path }) => {
      if (!specifier.startsWith('.')) return false;
      const target = resolveRelative(path, specifier);
      const home = packageOf(path) ?? path.split('/')[0];
      return target !== null && (packageOf(target) ?? target.split('/')[0]) !== home;
    });
    expectNone(
      findings.filter((line) => !line.startsWith('.')),
      'a path skips the public list in index.ts, so a private name could no longer change.',
      "export the name in that package's index.ts and import '@panggung/<package>'.",
    );
  });

  test('site and examples use public entry points only', () => {
    const hosts = product.filter(({ path }) => /^(site|examples)\//.test(path));
    const findings = find(hosts, (wish) => {
      const name = workspaceName(wish);
      if (name === undefined) return false;
      if (['server', 'sandbox', 'media'].includes(name)) return true;
      const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
      return !Object.hasOwn(manifest.exports, wish.specifier.replace(`@panggung/${name}`, '.'));
    });
    expectNone(
      findings,
      'they are what a stranger would write, and a stranger has only what package.json exports.',
      "import an entry point listed in the package's exports.",
    );
  });
});

describe('each layer keeps to its own world', () => {
  test('core knows no network, clock, page or framework', () => {
    const foreign = find(inPackage('core'), ({ specifier }) => !/^(\.|valibot$)/.test(specifier));
    const worldly = inPackage('core')
      .filter(({ code }) =>
        /\b(fetch\(|Date\.now\(|new Date\(\)|(document|window|process)\.\w|localStorage)/.test(code),
      )
      .map(({ path }) => `${path} touches the world outside`);
    expectNone(
      [...foreign, ...worldly],
      'core is what is true with the network off; it runs everywhere and its tests need nothing.',
      'take the value as an argument (now: number), or move the line to client or server.',
    );
  });

  test('client knows no React', () => {
    expectNone(
      find(inPackage('client'), ({ specifier }) =>
        /^(react|preact|@preact|@nanostores\/react)/.test(specifier),
      ),
      'the stores serve any framework.',
      'turn the store into values for a view in react/src/<feature>/use-<feature>.ts.',
    );
  });

  test("the server's web part runs anywhere: no node: import behind createApp", () => {
    const isNodeOnly = (specifier: string) =>
      /^(node:|pg$|pino$|nodemailer|prom-client$|sharp$|@hono\/node-server)/.test(specifier);
    const findings = reachable('packages/server/src/app.ts', ['value', 'lazy']).flatMap((file) =>
      find([file], ({ specifier, kind }) => kind !== 'type' && isNodeOnly(specifier)),
    );
    expectNone(
      findings,
      'createApp(ports) also runs in a web worker (the stories) and on any web-standard host.',
      'put it into adapters/ behind a port, and hand it in from node.ts.',
    );
  });

  test('a first load carries no heavy library', () => {
    const heavy = /^(firebase|valibot|dayjs|hls\.js|@floating-ui|qrcode)/;
    const entries = ['client', 'react', 'elements'].map((name) => `packages/${name}/src/index.ts`);
    const findings = entries
      .filter((path) => byPath.has(path))
      .flatMap((path) => reachable(path, ['value']))
      .flatMap((file) => find([file], ({ specifier, kind }) => kind === 'value' && heavy.test(specifier)));
    expectNone(
      [...new Set(findings)],
      'a partner page pays for every byte before it sees the first show.',
      'load it with import() at the moment it is needed; take types with `import type`.',
    );
  });

  test('features meet only at their index', () => {
    const features = /^packages\/react\/src\/([^/]+)\//;
    const findings = find(inPackage('react'), ({ specifier }, { path }) => {
      const home = features.exec(path)?.[1];
      const target = specifier.startsWith('.') ? resolveRelative(path, specifier) : null;
      const other = target ? features.exec(target)?.[1] : undefined;
      if (!home || !other || other === home || other === 'ui') return false;
      return basename(target ?? '') !== 'index.ts';
    });
    expectNone(
      findings,
      'what a feature shows to others is the list in its index.ts.',
      "import '../<feature>/index.js', or move a part that two features use to ui/.",
    );
  });
});

/** Modules of the workspace that a module brings in, itself included. */
function reachable(entry: string, kinds: readonly Import['kind'][]): SourceFile[] {
  const seen = new Map<string, SourceFile>();
  const visit = (path: string | null): void => {
    const file = path ? byPath.get(path) : undefined;
    if (!file || seen.has(file.path)) return;
    seen.set(file.path, file);
    for (const wish of file.imports) if (kinds.includes(wish.kind)) visit(targetOf(wish, file));
  };
  visit(entry);
  return [...seen.values()];
}

function targetOf({ specifier }: Import, { path }: SourceFile): string | null {
  if (specifier.startsWith('.')) return resolveRelative(path, specifier);
  const [, name, entry] = /^@panggung\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  return name ? `packages/${name}/src/${entry ? `${entry}/` : ''}index.ts` : null;
}

describe('a name tells what it is', () => {
  test('no folder or file is called utils, helpers, common or lib', () => {
    const nameless = /(^|\/)(utils?|helpers?|common|lib|misc|shared)(\/|\.)/;
    expectNone(
      files.filter(({ path }) => nameless.test(path)).map(({ path }) => path),
      'such a name says nothing, so everything ends up there.',
      'name the file for what it does, and put it beside who uses it.',
    );
  });

  test('files are kebab-case', () => {
    const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
    expectNone(
      files.filter(({ path }) => !kebab.test(basename(path))).map(({ path }) => path),
      'the file, the tag and the CSS class of a feature share one spelling.',
      'rename it: show-grid.tsx, use-show-grid.ts, show-grid.css.',
    );
  });

  test('modules export names, not defaults', () => {
    // Tools ask for a default in their configuration; a module in React's place must have React's.
    const mayDefault = /(\.config\.ts|\.stories\.tsx|preact-as-react\.ts|^\.storybook\/.*)$/;
    expectNone(
      product
        .filter(({ path, code }) => !mayDefault.test(path) && /^export default\b/m.test(code))
        .map(({ path }) => `${path} has a default export`),
      'a default is called something else in each file that imports it; one grep should show the whole feature.',
      'export it by its name.',
    );
  });

  test('relative imports carry the ending of what runs', () => {
    const findings = find(files, ({ specifier }) => {
      return specifier.startsWith('.') && !/\.(js|mjs|json|css|svg|sql|wasm)(\?\w+)?$/.test(specifier);
    });
    expectNone(
      findings,
      'Node and browsers do not guess endings.',
      "write './show.js' for show.ts and show.tsx.",
    );
  });
});

test.each(['core', 'client', 'react', 'server', 'media'])('%s lists every library it imports', (name) => {
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  const listed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const findings = find(inPackage(name), ({ specifier }) => {
    if (/^(\.|node:|virtual:)/.test(specifier)) return false;
    const library = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    return library !== manifest.name && !listed.includes(library);
  });
  expectNone(
    findings,
    'who installs the package from npm gets only what its package.json lists.',
    `add it to dependencies in packages/${name}/package.json.`,
  );
});

test('every rule of a style sheet stays inside the widgets', () => {
  const findings = globSync('packages/react/src/*/*.css').flatMap((path) => {
    const outermost = readFileSync(path, 'utf8').match(/^[^\s@}/].*$/gm) ?? [];
    return outermost.filter((line) => !/^\.panggung\b/.test(line)).map((line) => `${path}: ${line}`);
  });
  expectNone(
    findings,
    "a rule without the root's class reaches the page around it, and loses to those that have it.",
    'put it inside `.panggung { ... }`.',
  );
});

describe('one noun, one name', () => {
  const features = [
    ...new Set(
      inPackage('react').flatMap(({ path }) => /^packages\/react\/src\/([^/]+)\//.exec(path)?.[1] ?? []),
    ),
  ].filter((name) => name !== 'ui');

  test('every React feature has the files of a feature', () => {
    const shape = (name: string) => ['index.ts', `${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`];
    const findings = features
      .flatMap((name) => shape(name).map((file) => `packages/react/src/${name}/${file}`))
      .filter((path) => !existsSync(path))
      .map((path) => `${path} is missing`);
    expectNone(
      findings,
      'every feature looks alike, so that one of them explains all.',
      'add the file, or run `npm run new <feature>` to see the shape.',
    );
  });

  test('every feature has a tag, and every tag a feature', () => {
    const tagged = tags.map((tag) => tag.replace('panggung-', ''));
    const findings = [
      ...features.filter((name) => !tagged.includes(name)).map((name) => `react/src/${name} has no tag`),
      ...tagged.filter((name) => !features.includes(name)).map((name) => `panggung-${name} has no feature`),
    ];
    expectNone(
      findings,
      'each feature is a React component and a custom element.',
      'give it a row in packages/elements/src/definition.ts, or a folder in packages/react/src.',
    );
  });

  test('every feature brings its styles to the one sheet', () => {
    const sheet = readFileSync('packages/react/src/styles.css', 'utf8');
    const findings = globSync('packages/react/src/*/*.css')
      .map((path) => path.replace('packages/react/src/', './'))
      .filter((path) => !sheet.includes(`"${path}"`))
      .map((path) => `${path} is not in styles.css`);
    expectNone(
      findings,
      'React users load packages/react/src/styles.css alone.',
      'add its @import to packages/react/src/styles.css.',
    );
  });
});
