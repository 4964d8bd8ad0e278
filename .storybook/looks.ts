import { afterEach as examine } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { renewApi } from './api/fetch.js';
import { passTime } from './play.js';

interface Look {
  theme: 'light' | 'dark';
  /** Of the whole page, in px. */
  width: number;
}

/** The addon has looked already, unless this is all there is: light, 1200 px wide. Here is what differs most from that. */
const farthest: readonly Look[] = [{ theme: 'dark', width: 320 }];

const between: readonly Look[] = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 600 },
  { theme: 'light', width: 768 },
  { theme: 'dark', width: 1440 },
];

const looks = import.meta.env.STORYBOOK_LOOKS === 'all' ? [...farthest, ...between] : farthest;

/** Turns what is drawn already into another look: no story is played twice. */
async function turnTo({ theme, width }: Look): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('.story-page')) {
    place.dataset.panggungTheme = theme;
  }
  for (const frame of document.querySelectorAll<HTMLElement>('.story-place > [data-theme]')) {
    frame.dataset.theme = theme;
  }
  await page.viewport(width, 900);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function expectToHold(story: StoryContext): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(clientWidth);
  const parameters = { ...story.parameters, a11y: { ...story.parameters.a11y, test: 'error' } };
  await examine({ ...story, parameters, viewMode: 'story' });
}

beforeAll(async () => {
  renewApi();
  // A widget would give up before an API has started for the first time.
  await passTime(0);
});

afterEach<{ story?: StoryContext }>(async ({ story }) => {
  if (!story) return;
  for (const look of looks) {
    await turnTo(look);
    await expectToHold(story).catch((error: Error) => {
      throw new Error(`${look.theme}, ${look.width} px wide: ${error.message}`, { cause: error });
    });
  }
});
