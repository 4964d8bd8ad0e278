import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  chromium,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { broadcastMessages } from '../../packages/core/src/messages/broadcast.js';
import { writeTimecode } from '../../packages/media/src/camera-film.fixture.js';
import type { ShowFacts } from './cashier.js';
import type { Stage } from './stage.js';
import { createVisitor } from './visitor.js';

const expectSoon = expect.configure({ timeout: 60_000 });

/** A browser of a host, whose camera sees pictures that say which they are. */
export async function withHost(
  launch: LaunchOptions,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-host-'));
  const film = join(folder, 'timecode.y4m');
  writeTimecode(film);
  const devices = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...devices] });
  try {
    await use(browser);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signs a show's creator in, and opens its stage with their camera. */
export async function takeStage(
  browser: Browser,
  { siteUrl, people }: Stage,
  show: ShowFacts,
): Promise<Host> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await createVisitor(page, siteUrl).enter(await people.creator(show.creator_name));
  await page.goto(`${siteUrl}/broadcast?room=${show.id}`);
  const host = createHost(page);
  await host.openCamera();
  return host;
}

/** What a host does on the stage of their show. */
export interface Host {
  page: Page;
  /** What the stage says of itself: `idle`, `streaming`, `reconnecting`. */
  state(): Promise<string | null>;
  button(name: string): Locator;
  /** Lets the page use camera and microphone, until it may begin. */
  openCamera(): Promise<void>;
  /** Begins, and is on air. */
  goOnAir(): Promise<void>;
  choose(picture: 'camera' | 'screen' | 'both'): Promise<void>;
  /** Says that it is over, and says so again. */
  stop(): Promise<void>;
  /** Goes on until `arrive` is true; a copy that this device made over a bad connection is offered before, and left. */
  goOn(arrive: () => Promise<void>): Promise<void>;
  /** Is led on to `address`. */
  goOnTo(address: string): Promise<void>;
}

/** Puts a host before a stage, in the language it speaks. */
export function createHost(page: Page, language: keyof typeof broadcastMessages = 'default'): Host {
  const words = broadcastMessages[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const host: Host = {
    page,
    button,
    state: () => page.locator('.panggung-broadcast').getAttribute('data-state'),
    async openCamera() {
      await button(words.open).click({ timeout: 60_000 });
      await expectSoon(button(words.start)).toBeEnabled();
    },
    async goOnAir() {
      await button(words.start).click();
      // Long before the hour it asks again.
      const again = page.getByRole('dialog').getByRole('button', { name: words.start, exact: true });
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        expect(await host.state()).toBe('streaming');
      }).toPass({ timeout: 60_000 });
    },
    async choose(picture) {
      const choice = page.getByRole('radio', { name: words[picture], exact: true });
      await choice.click();
      await expectSoon(choice).toBeChecked();
    },
    async stop() {
      await button(words.stop_streaming).click();
      await page.getByRole('dialog').getByRole('button', { name: words.stop_streaming }).click();
    },
    async goOn(arrive) {
      const done = button(words.copy_done);
      await expect(async () => {
        if (await done.isVisible()) await done.click({ timeout: 1000 });
        await arrive();
      }).toPass({ timeout: 60_000 });
    },
    goOnTo: (address) => host.goOn(() => expect(page).toHaveURL(address, { timeout: 1000 })),
  };
  return host;
}
