import type { Locator, Page } from '@playwright/test';
import { expect, strictPolicy, test } from './page.fixture.js';

// Each of these is something that r2wc alone gets wrong, or that pages do to elements they did not write.

interface ProbeElement extends HTMLElement {
  label?: string;
  limit?: number;
  isOpen?: boolean;
  list?: string[];
  filter?: object;
}

declare global {
  var defineProbe: () => void;
  var addStyle: (place: number, css: string) => void;
  var startHost: () => () => void;
  var probe: { renders: number; mounted: number };
  interface HTMLElementTagNameMap {
    'panggung-probe': ProbeElement;
  }
}

const upgrade = (page: Page) => page.evaluate(() => defineProbe());
const shown = async (element: Locator) => JSON.parse((await element.locator('output').textContent()) ?? '');
const renders = (page: Page) => page.evaluate(() => probe.renders);

test.describe('attributes and properties', () => {
  test('properties set before the upgrade are kept, and win over the attribute they differ from', async ({
    open,
  }) => {
    const page = await open('<panggung-probe label="attribute" limit="3"></panggung-probe>');
    await page.evaluate(() => {
      const element = document.querySelector('panggung-probe') as ProbeElement;
      Object.assign(element, { label: 'property', list: ['a', 'b'] });
      defineProbe();
    });
    const element = page.locator('panggung-probe');
    expect(await shown(element)).toEqual({ label: 'property', limit: 3, isOpen: false, list: ['a', 'b'] });
    await element.evaluate((element) => element.setAttribute('label', 'later attribute'));
    expect(await shown(element)).toMatchObject({ label: 'later attribute' });
    expect(await element.evaluate((element) => Object.keys(element))).not.toContain('label');
  });

  for (const [written, isOpen] of [
    ['is-open', true],
    ['is-open=""', true],
    ['is-open="false"', false],
    ['', false],
  ] as const) {
    test(`a flag written «${written}» reads ${isOpen}`, async ({ open }) => {
      const page = await open(`<panggung-probe ${written}></panggung-probe>`);
      await upgrade(page);
      expect(await shown(page.locator('panggung-probe'))).toMatchObject({ isOpen });
    });
  }

  test('a removed attribute gives the default back', async ({ open }) => {
    const page = await open('<panggung-probe></panggung-probe>');
    await upgrade(page);
    const element = page.locator('panggung-probe');
    const defaults = await shown(element);
    await element.evaluate((element) => {
      element.setAttribute('label', 'x');
      element.setAttribute('limit', '2');
      element.setAttribute('is-open', '');
    });
    expect(await shown(element)).toMatchObject({ label: 'x', limit: 2, isOpen: true });
    await element.evaluate((element) => {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    });
    expect(await shown(element)).toEqual(defaults);
  });

  test('unreadable text costs one warning and leaves the default', async ({ open, page, pageErrors }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open(`${'<panggung-probe list="[1," limit="many"></panggung-probe>'.repeat(3)}`);
    await upgrade(page);
    for (const element of await page.locator('panggung-probe').all())
      expect(await shown(element)).toEqual({ label: 'none', limit: 8, isOpen: false });
    expect(pageErrors).toEqual([]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('<panggung-probe>');
  });

  test('an empty text and a null are "not given", without a warning', async ({ open, page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open('<panggung-probe limit="5"></panggung-probe>');
    await upgrade(page);
    const element = page.locator('panggung-probe');
    await element.evaluate((element: ProbeElement) => Object.assign(element, { limit: null }));
    expect(await shown(element)).toMatchObject({ limit: 8 });
    expect(warnings).toEqual([]);
  });

  test('objects stay properties: nothing is written on the element', async ({ open }) => {
    const page = await open('<panggung-probe></panggung-probe>');
    await upgrade(page);
    const element = page.locator('panggung-probe');
    const result = await element.evaluate((element: ProbeElement) => {
      const filter = { city: 'Bandung' };
      Object.assign(element, { filter, list: ['x'], label: 'text', limit: 2, isOpen: true });
      return { isSame: element.filter === filter, html: element.outerHTML };
    });
    expect(result).toEqual({ isSame: true, html: '<panggung-probe></panggung-probe>' });
    expect(await shown(element)).toMatchObject({ filter: { city: 'Bandung' }, label: 'text' });
  });

  test('one render for all changes of a task, and none for a value that is already there', async ({
    open,
  }) => {
    const page = await open(
      '<panggung-probe label="a" limit="1" is-open list="[]" filter="{}"></panggung-probe>',
    );
    await upgrade(page);
    expect(await renders(page)).toBe(1);
    const element = page.locator('panggung-probe');
    await element.evaluate((element: ProbeElement) => {
      element.label = 'b';
      element.limit = 2;
      element.setAttribute('list', '["c"]');
      element.removeAttribute('is-open');
    });
    expect(await shown(element)).toMatchObject({ label: 'b', limit: 2, list: ['c'], isOpen: false });
    expect(await renders(page)).toBe(2);
    await element.evaluate((element: ProbeElement) => element.setAttribute('limit', '2'));
    expect(await renders(page)).toBe(2);
  });
});

test.describe('life in the page', () => {
  test('nothing is drawn outside of the page', async ({ open }) => {
    const page = await open('');
    await upgrade(page);
    await page.evaluate(() => {
      const element = document.createElement('panggung-probe');
      element.setAttribute('label', 'detached');
      element.limit = 3;
      element.remove();
    });
    expect(await renders(page)).toBe(0);
  });

  for (const move of ['append', 'moveBefore'] as const) {
    test(`a move by ${move}() keeps what a person did`, async ({ open }) => {
      const page = await open('<panggung-probe></panggung-probe><section></section>');
      await upgrade(page);
      await page.locator('#count').click();
      await page.locator('#count').click();
      await page.evaluate((move) => {
        const section = document.querySelector('section') as HTMLElement;
        const element = document.querySelector('panggung-probe') as ProbeElement;
        if (move === 'append') section.append(element);
        else (section as HTMLElement & { moveBefore: Node['insertBefore'] }).moveBefore(element, null);
      }, move);
      await expect(page.locator('section #count')).toHaveText('2');
      await page.locator('#count').click();
      await expect(page.locator('#count')).toHaveText('3');
      await expect.poll(() => page.evaluate(() => probe.mounted)).toBe(1);
    });
  }

  test('removed, it stops; put back, it starts anew with its attributes and properties', async ({ open }) => {
    const page = await open('<panggung-probe label="kept"></panggung-probe>');
    await upgrade(page);
    await page.locator('#count').click();
    await page.evaluate(() => {
      const element = document.querySelector('panggung-probe') as ProbeElement;
      element.limit = 4;
      element.remove();
      Object.assign(globalThis, { element });
    });
    await expect.poll(() => page.evaluate(() => probe.mounted)).toBe(0);
    await page.evaluate(() => document.body.append(Reflect.get(globalThis, 'element')));
    await expect(page.locator('#count')).toHaveText('0');
    expect(await shown(page.locator('panggung-probe'))).toMatchObject({ label: 'kept', limit: 4 });
    await expect.poll(() => page.evaluate(() => probe.mounted)).toBe(1);
    expect(await page.evaluate(() => document.querySelector('panggung-probe:state(ready)') !== null)).toBe(
      true,
    );
    expect(await page.evaluate(() => document.querySelector('panggung-probe:state(clicked)') !== null)).toBe(
      false,
    );
  });

  test('a hundred on one page share one style sheet', async ({ open }) => {
    const page = await open('<panggung-probe></panggung-probe>'.repeat(100));
    await upgrade(page);
    await expect(page.locator('output')).toHaveCount(100);
    const sheets = await page.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll('panggung-probe')].flatMap(
            (element) => element.shadowRoot?.adoptedStyleSheets ?? [],
          ),
        ).size,
    );
    expect(sheets).toBe(1);
    await page.evaluate(() => addStyle(2, '.panggung { text-indent: 7px }'));
    await expect(page.locator('output').last()).toHaveCSS('text-indent', '7px');
  });

  test('moved into a frame it brings its rules along', async ({ open }) => {
    const page = await open('<panggung-probe></panggung-probe><iframe></iframe>');
    await upgrade(page);
    await page.evaluate(() => {
      const frame = document.querySelector('iframe') as HTMLIFrameElement;
      frame.contentDocument?.body.append(document.querySelector('panggung-probe') as Node);
    });
    const output = page.frameLocator('iframe').locator('output');
    await expect(output).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('two hundred mounts leave nothing behind', async ({ open }) => {
    const page = await open('<main></main>');
    await upgrade(page);
    const cycle = () =>
      page.evaluate(async () => {
        const main = document.querySelector('main') as HTMLElement;
        for (let round = 0; round < 200; round++) {
          const element = document.createElement('panggung-probe');
          element.setAttribute('list', '["a","b"]');
          main.append(element);
          await Promise.resolve();
          element.shadowRoot?.querySelector('button')?.click();
          element.remove();
          await Promise.resolve();
        }
        await new Promise((done) => setTimeout(done, 100));
      });
    const devtools = await page.context().newCDPSession(page);
    const count = async () => {
      for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
      return { nodes, jsEventListeners };
    };
    await cycle();
    const before = await count();
    await cycle();
    const after = await count();
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 5);
    await expect.poll(() => page.evaluate(() => probe.mounted)).toBe(0);
  });

  test('a widget that cannot draw leaves the page its own content, and says why', async ({
    open,
    pageErrors,
  }) => {
    const page = await open('<panggung-probe label="throw"><a href="/acara">The show</a></panggung-probe>');
    await expect(page.getByRole('link')).toBeVisible();
    await upgrade(page);
    await expect(page.getByRole('link')).toBeVisible();
    expect(pageErrors).toEqual(['The probe was told to throw']);
  });

  test('once it draws, the content written for browsers without it is gone', async ({ open }) => {
    const page = await open('<panggung-probe><a href="/acara">The show</a></panggung-probe>');
    await upgrade(page);
    await expect(page.locator('output')).toBeVisible();
    await expect(page.getByRole('link')).toBeHidden();
  });
});

test.describe('towards the host', () => {
  test('events have their exact name, leave every shadow root, and can be prevented', async ({ open }) => {
    const page = await open('<section></section>');
    await upgrade(page);
    await page.evaluate(() => {
      const section = document.querySelector('section') as HTMLElement;
      section.attachShadow({ mode: 'open' }).innerHTML = '<panggung-probe></panggung-probe>';
      const heard: object[] = [];
      Object.assign(globalThis, { heard });
      for (const name of ['panggung-show-select', 'showselect', 'show-select'])
        document.addEventListener(name, (event) => {
          const { type, detail, bubbles, composed, cancelable } = event as CustomEvent;
          heard.push({
            type,
            detail,
            bubbles,
            composed,
            cancelable,
            target: (event.target as Element).tagName,
          });
        });
    });
    await page.locator('#select').click();
    await expect(page.locator('#select')).toHaveText('went on');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([
      {
        type: 'panggung-show-select',
        detail: { show_id: 7 },
        bubbles: true,
        composed: true,
        cancelable: true,
        target: 'SECTION',
      },
    ]);
    await page.evaluate(() =>
      document.addEventListener('panggung-show-select', (event) => event.preventDefault()),
    );
    await page.locator('#select').click();
    await expect(page.locator('#select')).toHaveText('prevented');
  });

  test('its state is there for the page to style, and the element itself is not written on', async ({
    open,
  }) => {
    const page = await open('<panggung-probe></panggung-probe>');
    await upgrade(page);
    const matches = (state: string) =>
      page.evaluate((state) => document.querySelector(`panggung-probe:state(${state})`) !== null, state);
    expect([await matches('ready'), await matches('clicked')]).toEqual([true, false]);
    await page.locator('#count').click();
    await expect.poll(() => matches('clicked')).toBe(true);
    expect(await matches('ready')).toBe(false);
    expect(await page.locator('panggung-probe').evaluate((element) => element.getAttributeNames())).toEqual(
      [],
    );
  });

  test('focus() on a one-control widget reaches its control', async ({ open }) => {
    const page = await open('<panggung-probe></panggung-probe>');
    await upgrade(page);
    await page.locator('panggung-probe').evaluate((element) => element.focus());
    await expect(page.locator('#count')).toBeFocused();
  });

  test('a shadow root that came with the HTML is taken over', async ({ open, pageErrors }) => {
    const page = await open(
      '<panggung-probe><template shadowrootmode="open"><p id="early">Early</p></template></panggung-probe>',
    );
    await expect(page.locator('#early')).toBeVisible();
    const isSameRoot = await page.evaluate(async () => {
      const element = document.querySelector('panggung-probe') as ProbeElement;
      const before = element.shadowRoot;
      defineProbe();
      const isStillThere = before?.querySelector('#early') !== null;
      await Promise.resolve();
      return isStillThere && before === element.shadowRoot;
    });
    expect(isSameRoot).toBe(true);
    await expect(page.locator('output')).toBeVisible();
    await expect(page.locator('#early')).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  test('hidden hides it', async ({ open }) => {
    const page = await open('<panggung-probe hidden></panggung-probe>');
    await upgrade(page);
    await expect(page.locator('panggung-probe')).toBeHidden();
    await page.locator('panggung-probe').evaluate((element) => element.removeAttribute('hidden'));
    await expect(page.locator('panggung-probe')).toHaveCSS('display', 'block');
  });
});

test.describe('pages that make it hard', () => {
  test('a strict policy with Trusted Types: drawn and styled, nothing reported', async ({
    open,
    page,
    pageErrors,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => message.type() === 'error' && reports.push(message.text()));
    await open('<panggung-probe list=\'["a"]\'></panggung-probe>', { policy: strictPolicy });
    await upgrade(page);
    await expect(page.locator('output')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.locator('#count').click();
    await expect(page.locator('#count')).toHaveText('1');
    expect([...reports, ...pageErrors]).toEqual([]);
  });

  test('old libraries that extend arrays and replace Array.from', async ({ open, page, pageErrors }) => {
    await page.addInitScript(() => {
      // biome-ignore lint/suspicious/noExplicitAny: what such a page does has no type.
      const prototype = Array.prototype as any;
      prototype.each = () => {};
      prototype.last = function () {
        return this[this.length - 1];
      };
      // As Prototype.js has it: no iterables, no second argument.
      Array.from = (source: ArrayLike<unknown>) => Array.prototype.slice.call(source);
    });
    await open('<panggung-probe list=\'["a","b"]\'></panggung-probe>');
    await upgrade(page);
    await expect(page.locator('li')).toHaveText(['a', 'b']);
    await page.locator('#select').click();
    await expect(page.locator('#select')).toHaveText('went on');
    expect(pageErrors).toEqual([]);
  });

  test('a page that resets everything cannot reach inside', async ({ open }) => {
    const page = await open(
      '<panggung-probe></panggung-probe><panggung-probe hidden id="hidden"></panggung-probe>',
      { head: '<style>* { all: unset !important; color: red !important }</style>' },
    );
    await upgrade(page);
    await expect(page.locator('output').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('.panggung').first()).toHaveCSS('display', 'block');
    await expect(page.locator('#hidden')).toBeHidden();
  });

  for (const order of ['before', 'after'] as const) {
    test(`a React page in StrictMode that draws the tag ${order} the tag is known`, async ({
      open,
      pageErrors,
    }) => {
      const page = await open('<div id="root"></div>', { head: '<script src="/react-host.js"></script>' });
      await page.evaluate((order) => {
        if (order === 'after') defineProbe();
        Object.assign(globalThis, { stop: startHost() });
      }, order);
      const element = page.locator('panggung-probe');
      await expect(element).toBeAttached();
      if (order === 'before') await upgrade(page);
      await page.locator('#more').click();
      await expect.poll(() => shown(element)).toMatchObject({ label: 'from React', limit: 2 });
      if (order === 'after') expect(await shown(element)).toMatchObject({ filter: { city: 'Bandung' } });
      await element.locator('#select').click();
      await expect(page.locator('#heard')).toHaveText('panggung-show-select');
      await expect.poll(() => page.evaluate(() => probe.mounted)).toBe(1);
      await page.evaluate(() => Reflect.get(globalThis, 'stop')());
      await expect.poll(() => page.evaluate(() => probe.mounted)).toBe(0);
      expect(pageErrors).toEqual([]);
    });
  }
});
