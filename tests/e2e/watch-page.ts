import type { Page } from '@playwright/test';

interface Watched {
  shift: number;
  violations: string[];
  events: { type: string; detail: unknown }[];
}

const events = [
  'checkout-start',
  'payment-pending',
  'ticket-issued',
  'checkout-close',
  'show-select',
  'watch-start',
];

/** Counts layout shift, policy violations and widget events from the first moment of the page on. */
export async function watchPage(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript((names: string[]) => {
    const watched: Watched = { shift: 0, violations: [], events: [] };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watched.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI}`),
    );
    for (const name of names)
      document.addEventListener(`panggung-${name}`, ({ type, detail }: CustomEventInit & Event) =>
        watched.events.push({ type, detail }),
      );
  }, events);
  return () => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
}

/** How far the page is wider than its window, in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
