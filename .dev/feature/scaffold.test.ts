import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaffold } from './scaffold.js';

const here = process.cwd();
const isCopied = (path: string) => !/(^|\/)(node_modules|dist|\.git|\.data|\.cache)(\/|$)/.test(path);
let copy: string;
let written: string[];

/** Links what npm installed, but leads workspace names to the copy. */
function linkPackages(folder: string): void {
  for (const entry of globSync(['*', '@*/*'], { cwd: join(folder, 'node_modules') })) {
    const target = realpathSync(join(folder, 'node_modules', entry));
    const inside = relative(here, target);
    if (/^@[^/]+$/.test(entry)) continue;
    const link = join(copy, relative(here, folder), 'node_modules', entry);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(/^(packages|site)/.test(inside) ? join(copy, inside) : target, link);
  }
}

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(here, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'panggung-new-'));
  for (const path of ['packages', 'tsconfig.json', 'biome.json', '.gitignore']) {
    cpSync(join(here, path), join(copy, path), {
      recursive: true,
      filter: (from) => isCopied(relative(here, from)),
    });
  }
  for (const folder of [here, ...globSync('packages/*', { cwd: here }).map((path) => join(here, path))]) {
    if (existsSync(join(folder, 'node_modules'))) linkPackages(folder);
  }
  // Tests reach out of the packages, into folders that were not copied.
  const packages = {
    extends: './tsconfig.json',
    include: ['packages/*/src', 'packages/elements/generate'],
    exclude: ['**/*.test.*', '**/*.spec.ts', '**/*.stories.tsx', '**/*.fixture.*'],
  };
  writeFileSync(join(copy, 'tsconfig.packages.json'), JSON.stringify(packages));
  written = scaffold({ root: copy, name: 'merch-stand' });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new feature has a place in every layer', () => {
  const places = [
    'core/src/merch-stand.ts',
    'core/src/contract/merch-stand.ts',
    'core/src/messages/merch-stand.ts',
    'client/src/merch-stand.ts',
    'react/src/merch-stand/merch-stand.tsx',
    'react/src/merch-stand/merch-stand.stories.tsx',
    'elements/src/panggung-merch-stand.ts',
    'server/src/routes/merch-stand.ts',
  ];
  expect(written).toEqual(expect.arrayContaining(places.map((place) => `packages/${place}`)));
  const tags = readFileSync(join(copy, 'packages/elements/src/tag.ts'), 'utf8');
  expect(tags).toContain("'panggung-merch-stand'");
});

test('nothing of the template is left in it', () => {
  for (const path of written) expect(readFileSync(join(copy, path), 'utf8'), path).not.toMatch(/new.?thing/i);
});

test('it compiles as it is', () => {
  const { status, output } = run('tsc', '--noEmit', '-p', 'tsconfig.packages.json');
  expect(status, output).toBe(0);
});

test('its files need no formatting beyond what the command does', () => {
  run('biome', 'check', '--write', ...written);
  const { status, output } = run('biome', 'check', ...written);
  expect(status, output).toBe(0);
});

test('a name that is taken, or no noun, is refused', () => {
  expect(() => scaffold({ root: copy, name: 'merch-stand' })).toThrow("already a feature 'merch-stand'");
  expect(() => scaffold({ root: copy, name: 'MerchStand' })).toThrow('no kebab-case noun');
  expect(() => scaffold({ root: copy, name: '../x' })).toThrow('no kebab-case noun');
});
