import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { elements } from '../packages/elements/generate/element.js';
import { definitions } from '../packages/elements/src/definition.js';
import { usage } from '../packages/server/src/command-line.js';
import { readme, shellLines, snippet, table } from './readme.js';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const scratch = 'tests/.readme';
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');

test('the README is short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(151);
});

test('every command in it exists', () => {
  const npm = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
  for (const name of npm.filter((word) => word !== 'and')) expect(scripts).toHaveProperty(name);
  const panggung = shellLines().filter((line) => line.includes('cli.js'));
  expect(panggung.length).toBeGreaterThan(2);
  for (const line of panggung) {
    const [, command = ''] = /cli\.js ([a-z]+(?: (?:load|add))?)/.exec(line) ?? [];
    expect(usage).toContain(`panggung ${command}`);
  }
});

test('the table of widgets says of each what the reference says', () => {
  const rows = elements.map(({ react, tag, summary }) => [`\`<${react}>\``, `\`<${tag}>\``, summary]);
  expect(table('React |')).toEqual(rows);
});

test('the snippet about events hears every event, and no other', () => {
  const heard = [...snippet('js').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  const sent = new Set(Object.values(definitions).flatMap(({ events }): readonly string[] => events));
  expect(heard.sort()).toEqual([...sent].sort());
});

test('the snippet about theming sets properties that the tokens read', () => {
  const tokens = readFileSync('packages/react/src/tokens.css', 'utf8');
  const set = [...snippet('css').matchAll(/(--panggung-[a-z-]+):/g)].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(2);
  for (const name of set) expect(tokens).toContain(`var(${name}`);
});

test('the map of folders names folders that are there, and all packages', () => {
  const named = table('The line').flatMap(([, place = '']) => codes(place));
  const folders = named.filter((path) => path.endsWith('/'));
  for (const folder of folders) expect(existsSync(folder), folder).toBe(true);
  for (const name of readdirSync('packages')) expect(folders).toContain(`packages/${name}/`);
});

test('the table of variables names every one the server reads, and no other', () => {
  const files = readdirSync('packages/server/src').filter((name) => /^environment(?!.*test)/.test(name));
  const source = files.map((name) => readFileSync(`packages/server/src/${name}`, 'utf8')).join('\n');
  const read = [...source.matchAll(/\b(?:(?:read|need)\('|env\.)(?!NODE_ENV)([A-Z_]+)/g)].map(
    ([, name]) => name,
  );
  const named = table('Variable').flatMap(([variable = '']) => codes(variable));
  expect(named.sort()).toEqual([...new Set(read)].sort());
});

test('what `npm start` opens is what the README says', () => {
  const start = readFileSync('.dev/start.ts', 'utf8');
  const ports = [...start.matchAll(/readPort\([^)]*, (\d+)\)/g)].map(([, port]) => port);
  const named = table('`npm start`')
    .join()
    .match(/(?<=:)\d{4}/g);
  expect([...new Set(named)].sort()).toEqual(ports.sort());
});

test('links and pictures lead to files that are there; the picture is light', () => {
  const links = [...readme.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(3);
  for (const path of links) expect(existsSync(path), path).toBe(true);
  const [picture = ''] = links.filter((path) => /\.(webp|png|jpg)$/.test(path));
  expect(statSync(picture).size).toBeLessThan(200_000);
});

test('the React snippet compiles under the strictest settings', () => {
  mkdirSync(scratch, { recursive: true });
  writeFileSync(`${scratch}/main.tsx`, snippet('tsx'));
  const config = { extends: '../../tsconfig.json', include: ['.'], files: ['main.tsx'] };
  writeFileSync(`${scratch}/tsconfig.json`, JSON.stringify(config));
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', scratch], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
