import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './partner.fixture.js';
import { tags } from './tag.js';

const list = readFileSync(join(import.meta.dirname, '../../react/src/tokens.css'), 'utf8');
const declared = (css: string) =>
  new Set(Array.from(css.matchAll(/(--p-[\w-]+)\s*:/g), ([, name = '']) => name));
const tokens = declared(list);

test('Each tag, alone on a page, brings every token its rules use', async ({ partner, page }) => {
  test.slow();
  for (const tag of tags) {
    await partner.open(`<${tag} show="${partner.shows[0]}" section="upcoming" q="malam"></${tag}>`);
    await expect(page.locator(`${tag} > .panggung[data-state]`)).toBeAttached();
    await expect(page.locator(`${tag}:state(loading)`)).toHaveCount(0);
    const rules = await page.locator(tag).evaluate(({ shadowRoot }) => {
      const sheets = shadowRoot?.adoptedStyleSheets ?? [];
      return sheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)).join('\n');
    });
    const used = Array.from(rules.matchAll(/var\((--p-[\w-]+)/g), ([, name = '']) => name);
    const missing = used.filter((name) => tokens.has(name) && !declared(rules).has(name));
    expect(used.length, tag).toBeGreaterThan(20);
    expect(missing, tag).toEqual([]);
  }
});
