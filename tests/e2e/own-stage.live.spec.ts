import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { broadcastMessages } from '../../packages/core/src/messages/broadcast.js';
import { writeTimecode } from '../../packages/media/src/camera-film.fixture.js';
import { timecode } from '../../packages/media/src/timecode.fixture.js';
import { expectForward } from '../../packages/media/src/timecode-proof.fixture.js';
import type { ShowFacts } from './cashier.js';
import type { Stage } from './stage.js';
import { expect, test } from './test.js';
import { sitDown } from './viewer.js';
import { createVisitor } from './visitor.js';

// Encoders, decoders and three servers share what the machine has left.
test.setTimeout(240_000);
const expectSoon = expect.configure({ timeout: 60_000 });
const words = broadcastMessages.default;

/** A browser of a host, whose camera sees pictures that say which they are. */
async function withHost(launch: LaunchOptions, use: (browser: Browser) => Promise<void>): Promise<void> {
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
async function takeStage(browser: Browser, { siteUrl, people }: Stage, show: ShowFacts): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await createVisitor(page, siteUrl).enter(await people.creator(show.creator_name));
  await page.goto(`${siteUrl}/broadcast?room=${show.id}`);
  await page.getByRole('button', { name: words.open }).click();
  await expectSoon(page.getByRole('button', { name: words.start })).toBeEnabled();
  return page;
}

const stateOf = (page: Page) => page.locator('.panggung-broadcast').getAttribute('data-state');

test('a host broadcasts from the site, a guest with a ticket sees it, and the host is led to their tickets', async ({
  page,
  stage,
  launchOptions,
  problems,
}) => {
  const { cashier, media, siteUrl } = stage;
  await media.open();
  const show = await cashier.showToBroadcast();
  await withHost(launchOptions, async (browser) => {
    const host = await takeStage(browser, stage, show);
    const complaints: string[] = [];
    host.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const workers: string[] = [];
    host.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));

    await host.getByRole('button', { name: words.start }).click();
    await expectSoon.poll(() => stateOf(host)).toBe('streaming');
    await expectSoon.poll(async () => (await cashier.show(show.id)).video_status).toBe('LIVE');

    const viewer = await sitDown(page, stage, show);
    await expectSoon.poll(viewer.state).toBe('live');
    const begun = Date.now();
    await expectSoon.poll(async () => (await viewer.seen(begun)).length).toBeGreaterThan(timecode.rate * 2);
    expectForward(await viewer.seen(begun));

    // The site's own policy lets in the worker that keeps time for the composite.
    await host.getByRole('radio', { name: words.both }).click();
    await expectSoon.poll(() => workers.join()).toContain('/assets/ticker-worker-');
    await expect(host.getByRole('radio', { name: words.both })).toBeChecked();
    expect(await stateOf(host)).toBe('streaming');

    // Another page of the site would end it.
    await host.getByRole('banner').getByRole('link', { name: 'Your ticket' }).click();
    await host.getByRole('dialog', { name: words.leave_stage }).getByText(words.stop_not).click();
    expect(await stateOf(host)).toBe('streaming');

    await host.getByRole('button', { name: words.stop_streaming }).click();
    await host.getByRole('dialog').getByRole('button', { name: words.stop_streaming }).click();
    await expectSoon(host).toHaveURL(`${siteUrl}/yourTicket`);
    await expectSoon.poll(async () => (await cashier.show(show.id)).video_status).toBe('ENDED');
    expect(complaints).toEqual([]);
  });
  expect(problems).toEqual([]);
});
