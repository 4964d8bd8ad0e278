import type { Locator, Page } from '@playwright/test';
import type { ShowFacts } from './cashier.js';

/** Puts a tag in the place of the one that sells on the venue's page, as its owner would. */
export async function putTag(page: Page, tag: string, show: ShowFacts): Promise<Locator> {
  await page.locator('panggung-buy-button').evaluate(
    (old, { tag: name, id }) => {
      const element = document.createElement(name);
      element.setAttribute('show', id);
      old.replaceWith(element);
    },
    { tag, id: String(show.id) },
  );
  return page.locator(tag);
}
