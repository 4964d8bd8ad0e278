import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { snippet } from '../readme.js';
import { expect, test } from './test.js';

/** The README speaks of `npm start`'s ports; the stage has its own. */
const at = (text: string, siteUrl: string) =>
  text.replaceAll('http://localhost:8787', siteUrl).replaceAll('http://localhost:5173', siteUrl);

/** Bundles a snippet as a stranger would: against what the packages publish. */
async function bundle(text: string): Promise<string> {
  const folder = mkdtempSync(join('tests', '.readme-'));
  try {
    writeFileSync(join(folder, 'main.tsx'), text);
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'main.tsx')],
      outdir: folder,
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const [script, style] = ['.js', '.css'].map(
      (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '',
    );
    return `<!doctype html><html lang="id"><title>App</title><style>${style}</style><body><script type="module">${script?.replaceAll('</script', '<\\/script')}</script>`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the HTML snippet sells on a page of its own', async ({ page, stage, problems }) => {
  const url = new URL('/readme.html', stage.venueUrl).href;
  const body = at(snippet('html'), stage.siteUrl);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  await expect(page.locator('panggung-show-grid').getByRole('link')).toHaveCount(4);
  await page.locator('panggung-buy-button').getByRole('button', { name: 'Beli tiket' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the snippets about events and theming do what they say', async ({ page, stage }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  const url = new URL('/readme.html', stage.venueUrl).href;
  const html = at(snippet('html'), stage.siteUrl);
  const body = `${html}<style>${snippet('css')}</style><script>${snippet('js')}</script>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  const buy = page.locator('panggung-buy-button').getByRole('button', { name: 'Beli tiket' });
  await expect(buy).toHaveCSS('background-color', 'rgb(255, 177, 60)');
  await expect(buy).toHaveCSS('color', 'rgb(43, 21, 0)');
  await buy.click();
  await expect.poll(() => heard.join('\n')).toMatch(/^panggung-checkout-start .*show_id/m);
});

test('the React snippet draws the same widgets', async ({ page, stage }) => {
  const url = new URL('/readme-react.html', stage.venueUrl).href;
  const body = await bundle(at(snippet('tsx'), stage.siteUrl));
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  await expect(page.locator('.panggung-show-grid').getByRole('link')).toHaveCount(4);
  await page.locator('.panggung-buy-button').getByRole('button', { name: 'Beli tiket' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
