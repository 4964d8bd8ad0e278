import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { readMetafile } from '../generate/chunks.js';
import { html } from './page.fixture.js';
import { expect, serveOtherBuild, test } from './partner.fixture.js';
import { tags } from './tag.js';

const dist = join(import.meta.dirname, '../dist');
/** The file of a part that is loaded later. */
function fileOf(source: string): string {
  const { outputs } = readMetafile(join(dist, 'metafile-esm.json'));
  const [path = ''] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(source)) ?? [];
  return basename(path);
}
const card = (show?: string) =>
  `<panggung-show-card show="${show}"><a href="/acara">The show</a></panggung-show-card>`;
const button = (show?: string) =>
  `<panggung-buy-button show="${show}"><a href="/acara">Buy</a></panggung-buy-button>`;

/** Past the question that everybody is asked who is not signed in. */
const goOnAsGuest = (page: Page) => page.getByRole('dialog').locator('[part~=button-primary]').click();

test.describe('one script tag', () => {
  test('fetches what the page uses, once, and the checkout only when it is opened', async ({
    partner,
    page,
  }) => {
    const { open, requests, shows } = partner;
    await open(card(shows[0]) + button(shows[0]));
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
    const buy = page.locator('panggung-buy-button').getByRole('button');
    await expect(buy).toBeEnabled();
    const scripts = () => requests.filter((path) => path.endsWith('.js'));
    expect(scripts()).toContain('/elements/panggung-show-card.js');
    expect(scripts()).not.toContain('/elements/panggung-show-grid.js');
    expect(new Set(scripts()).size).toBe(scripts().length);
    const before = scripts().length;
    await buy.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts().length).toBeGreaterThan(before);
  });

  test('finds tags that come later', async ({ partner, page }) => {
    await partner.open('<main></main>');
    await page.evaluate((show) => {
      const element = document.createElement('panggung-show-card');
      element.setAttribute('show', show);
      document.querySelector('main')?.append(element);
    }, partner.shows[0] ?? '');
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
  });

  test('asks the API once for a hundred cards of one show', async ({ partner, page }) => {
    await partner.open(card(partner.shows[0]).repeat(100));
    await expect(page.locator('panggung-show-card [part~=name]')).toHaveCount(100);
    expect(partner.requests.filter((path) => path.startsWith('/api/'))).toHaveLength(1);
  });

  test('shows the link inside the tag until the element is there, and where it never comes', async ({
    partner,
    page,
  }) => {
    await page.route('**/elements/panggung-*.js', (route) => route.abort());
    await partner.open(card(partner.shows[0]));
    await expect(page.getByRole('link', { name: 'The show' })).toBeVisible();
    await page.unroute('**/elements/panggung-*.js');
    await page.reload();
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'The show', exact: true })).toBeHidden();
  });

  test('tries a tag again that could not be loaded, when the next element of it comes', async ({
    partner,
    page,
  }) => {
    await page.route('**/elements/panggung-show-card.js', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await partner.open(`<main>${card(partner.shows[0])}</main>`);
    await failed;
    const drawn = page.locator('panggung-show-card [part~=name]');
    // The page may hear of the failure later than the network.
    await expect(async () => {
      await page.evaluate(() => {
        const element = document.querySelector('panggung-show-card');
        element?.after(element.cloneNode(true));
      });
      await expect(drawn.first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(drawn).toHaveCount(await page.locator('panggung-show-card').count());
  });

  test('asks again for a part that could not be fetched', async ({ partner, page }) => {
    // Once right after the first drawing, and once when the show is there to be drawn.
    await page.route(`**/elements/${fileOf('card-outcome.tsx?show-card')}`, (route) => route.abort(), {
      times: 2,
    });
    const failed = page.waitForEvent('requestfailed');
    await partner.open(card(partner.shows[0]));
    await failed;
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
  });

  test('also works as a classic script', async ({ partner, page }) => {
    const { apiUrl, shows } = partner;
    await partner.open(card(shows[0]), {
      head: `<script src="${apiUrl}/elements/panggung.classic.js" data-language="id"></script>`,
    });
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
    await expect(page.locator('panggung-show-card .panggung')).toHaveAttribute('lang', 'id');
  });

  test('a single element imported by itself needs no autoloader', async ({ partner, page }) => {
    const { apiUrl, shows } = partner;
    await partner.open(`<panggung-show-card show="${shows[0]}" api-url="${apiUrl}"></panggung-show-card>`, {
      head: `<script type="module" src="${apiUrl}/elements/panggung-show-card.js"></script>`,
    });
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
  });

  for (const width of [360, 700, 1100])
    test(`moves nothing on a page ${width} px wide that reserves the places`, async ({ partner, page }) => {
      const { apiUrl, script, shows } = partner;
      await page.setViewportSize({ width, height: 2000 });
      await page.route('**/elements/*-*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 400));
        await route.continue();
      });
      const seen = await partner.open(
        `<p>Before</p><panggung-show-card show="${shows[0]}"><a href="/acara">The show</a></panggung-show-card><p>Between</p><panggung-show-grid limit="4"></panggung-show-grid>${button(shows[0])}<p>After</p>`,
        {
          isStrict: false,
          head: `<link rel="stylesheet" href="${apiUrl}/elements/panggung.css">${script}`,
        },
      );
      await expect(page.locator('panggung-show-grid [part~=card]')).toHaveCount(4);
      await expect(page.locator('panggung-buy-button').getByRole('button')).toBeEnabled();
      await page.waitForTimeout(500);
      expect((await seen()).shift).toBeLessThan(0.01);
    });

  test('speaks the language around it, live', async ({ partner, page }) => {
    await partner.open(button(partner.shows[0]));
    const buy = page.locator('panggung-buy-button').getByRole('button');
    await expect(buy).toHaveText('Buy Ticket');
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'id'));
    await expect(buy).toHaveText('Beli tiket');
  });
});

test.describe('events of a purchase', () => {
  test('a host that prevents show-select keeps the browser', async ({ partner, page }) => {
    const seen = await partner.open(card(partner.shows[0]));
    await page.evaluate(() =>
      document.addEventListener('panggung-show-select', (event) => event.preventDefault()),
    );
    await page.locator('panggung-show-card [part~=name]').click();
    const { events } = await seen();
    expect(events).toMatchObject([{ type: 'panggung-show-select', detail: { show_id: expect.anything() } }]);
    expect(page.url()).toContain('/page.html');
  });

  test('a host that prevents checkout-start opens a checkout of its own', async ({ partner, page }) => {
    await partner.open(`${button(partner.shows[0])}<main></main>`);
    await page.evaluate(() =>
      document.addEventListener('panggung-checkout-start', (event) => {
        event.preventDefault();
        const checkout = document.createElement('panggung-checkout');
        checkout.setAttribute('show', String(event.detail.show_id));
        document.querySelector('main')?.append(checkout);
      }),
    );
    await page.locator('panggung-buy-button').getByRole('button').click();
    await expect(page.locator('panggung-checkout').getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('pages that make it hard', () => {
  test('all elements under a strict policy: nothing reported, nothing thrown', async ({ partner, page }) => {
    const [show, other] = partner.shows;
    // A button goes to a checkout of its own show that stands in the page: this one has none.
    const showOf = (tag: string) => (tag === 'panggung-buy-button' ? other : show);
    const seen = await partner.open(tags.map((tag) => `<${tag} show="${showOf(tag)}"></${tag}>`).join(''));
    // Some draw nothing for a guest.
    for (const tag of tags) await expect(page.locator(`${tag} .panggung`).first()).toBeAttached();
    await expect(page.locator('panggung-show-detail h1, panggung-show-detail h2').first()).toBeVisible();
    const button = page.locator('panggung-buy-button');
    await button.getByRole('button').click();
    await expect(button.getByRole('dialog')).toBeVisible();
    expect((await seen()).violations).toEqual([]);
    expect(partner.errors).toEqual([]);
  });

  test('two builds of different version share the page', async ({ partner, page }) => {
    const { apiUrl, script, shows } = partner;
    await serveOtherBuild(page, apiUrl);
    const other = script.replace('/elements/', '/other-build/');
    await partner.open(card(shows[0]) + button(shows[1]), { head: script + other });
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
    const buy = page.locator('panggung-buy-button').getByRole('button');
    await expect(buy).toBeEnabled();
    expect(partner.requests).toContain('/other-build/panggung.js');
    await buy.click();
    await goOnAsGuest(page);
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    expect(partner.errors).toEqual([]);
  });

  test('one module evaluated twice defines its tag once', async ({ partner, page }) => {
    const { apiUrl, shows } = partner;
    await partner.open(card(shows[0]));
    await expect(page.locator('panggung-show-card [part~=name]')).toBeVisible();
    await page.evaluate((address) => import(address), `${apiUrl}/elements/panggung-show-card.js?again`);
    expect(partner.errors).toEqual([]);
  });

  test('storage is denied: a purchase still begins', async ({ partner, page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      Object.defineProperty(document, 'cookie', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await partner.open(button(partner.shows[0]));
    await page.locator('panggung-buy-button').getByRole('button').click();
    await goOnAsGuest(page);
    await page.getByRole('dialog').getByRole('textbox').fill('guest@example.com');
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('guest@example.com');
    expect(partner.errors).toEqual([]);
  });

  test('a page that resets everything and extends arrays: readable, and a purchase begins', async ({
    partner,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(Array.prototype, { each() {}, last() {}, remove() {} });
      Array.from = (source: ArrayLike<unknown>) => Array.prototype.slice.call(source);
    });
    await partner.open(card(partner.shows[0]) + button(partner.shows[0]), {
      isStrict: false,
      head: `${partner.script}<style>* { all: unset !important; color: red !important; font: 40px serif !important }</style>`,
    });
    const name = page.locator('panggung-show-card [part~=name]');
    await expect(name).toBeVisible();
    await expect(name).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    await expect(name).not.toHaveCSS('font-size', '40px');
    await page.locator('panggung-buy-button').getByRole('button').click();
    await goOnAsGuest(page);
    await page.getByRole('dialog').getByRole('textbox').fill('guest@example.com');
    expect(partner.errors).toEqual([]);
  });

  test('two hundred mounts of the real widgets leave nothing behind', async ({ partner, page }) => {
    await partner.open(`<main></main>${card(partner.shows[0])}${button(partner.shows[0])}`);
    await expect(page.locator('panggung-buy-button').getByRole('button')).toBeEnabled();
    const mount = (times: number) =>
      page.evaluate(
        async ([show, times]) => {
          const main = document.querySelector('main') as HTMLElement;
          for (let round = 0; round < times; round++) {
            const tag = round % 2 === 0 ? 'panggung-show-card' : 'panggung-buy-button';
            const element = document.createElement(tag);
            element.setAttribute('show', show);
            main.append(element);
            await new Promise((done) => setTimeout(done));
            element.remove();
          }
          await new Promise((done) => setTimeout(done, 500));
        },
        [partner.shows[0] ?? '', times] as const,
      );
    const devtools = await page.context().newCDPSession(page);
    const count = async () => {
      for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage');
      return devtools.send('Memory.getDOMCounters');
    };
    await mount(20);
    const before = await count();
    await mount(200);
    const after = await count();
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 2);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  });
});

test.describe('away from the page', () => {
  test('every module can be imported on a server', () => {
    const modules = readdirSync(dist).filter((name) => name.endsWith('.js') && !name.includes('classic'));
    const code = modules.map((name) => `await import(${JSON.stringify(join(dist, name))});`).join('');
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', `${code}console.log('imported')`], {
        encoding: 'utf8',
      }),
    ).toBe('imported\n');
  });

  test('the tag with its link is all that a page without scripts needs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(html(card('1')));
    await expect(page.getByRole('link', { name: 'The show' })).toBeVisible();
    await context.close();
  });
});
