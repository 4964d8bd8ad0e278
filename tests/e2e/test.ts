import { test as base, type Page } from '@playwright/test';
import { type Stage, stageOfWorker } from './stage.js';

/** Tests share their worker's stage, and so its catalogue: each buys with addresses of its own. */
export const test = base.extend<{ problems: string[] }, { stage: Stage }>({
  stage: stageOfWorker,
  /** What the page's console and its Content Security Policy complained of; a test may look, or empty it. */
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Writes down what a page's console complains of from now on. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
}

/** 'No account has this address' and 'no ticket yet' are answers, which Chromium logs as failures.. */
const expected = /Failed to load resource: .* (400|404) /;

let count = 0;

/** An address nobody has bought with. */
export function newEmail(): string {
  count += 1;
  return `guest.${process.pid}.${Date.now()}.${count}@example.com`;
}
