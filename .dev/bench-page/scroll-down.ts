import type { Page } from 'playwright';

/** Slowly, as somebody who looks: lists further down come when they are near. */
export async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await page.evaluate(() => scrollBy(0, innerHeight * 0.7));
    await page.waitForTimeout(250);
  }
}
