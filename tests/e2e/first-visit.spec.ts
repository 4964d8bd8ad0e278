import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test.js';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const directory = process.env.SITE_DIR ?? 'site/dist';
const manifest = () =>
  JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Every chunk that comes with one, without a further wish. */
function withImports(chunks: Record<string, Chunk>, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of chunks[name]?.imports ?? []) withImports(chunks, other, seen);
  return seen;
}

const foreign = /checkout|player|account|profile|studio|firebase|identity|wallet|broadcast/i;

test('the first visit of the dashboard loads no code of checkout, player, account or firebase', async ({
  page,
  stage,
}) => {
  const chunks = manifest();
  const coming = ['index.html', 'src/pages/dashboard-page.tsx'].flatMap((name) => {
    expect(chunks[name], `${name} is in the manifest`).toBeDefined();
    return [...withImports(chunks, name)];
  });
  expect(coming.filter((name) => foreign.test(name))).toEqual([]);

  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|html)$/.test(pathname)) fetched.push(pathname);
  });
  await page.goto(stage.siteUrl);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.filter((path) => foreign.test(path))).toEqual([]);
});

test('every screen of the site is a chunk of its own', () => {
  const chunks = manifest();
  const pages = Object.keys(chunks).filter((name) => name.startsWith('src/pages/'));
  expect(pages.length).toBeGreaterThan(8);
  expect([...withImports(chunks, 'index.html')].filter((name) => name.startsWith('src/pages/'))).toEqual([]);
});
