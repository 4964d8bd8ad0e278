import type { Page } from '@playwright/test';
import { watchMessages } from '../../packages/core/src/messages/watch.js';
import { timecode } from '../../packages/media/src/timecode.fixture.js';
import { expectForward, expectTimecode } from '../../packages/media/src/timecode-proof.fixture.js';
import { openBroadcaster } from './broadcaster.js';
import { createBuyer } from './buyer.js';
import type { Cashier } from './cashier.js';
import { putTag } from './partner-tag.js';
import { expect, newEmail, test } from './test.js';
import { openEyes, type Viewer } from './viewer.js';
import { watchPage } from './watch-page.js';

// Encoders, decoders and three servers share what the machine has left.
test.setTimeout(240_000);
const expectSoon = expect.configure({ timeout: 60_000 });

interface Sale {
  page: Page;
  language: 'default' | 'id';
  cashier: Cashier;
  viewer: Viewer;
}

/** From the first field of a checkout to the pictures of the stage, as they are taken. */
async function buyAndWatch({ page, language, cashier, viewer }: Sale): Promise<void> {
  const buyer = createBuyer(page, language);
  await cashier.pay(await buyer.order(newEmail()));
  await buyer.expectTicket();
  const pressed = Date.now();
  await page.getByRole('link', { name: watchMessages[language].start_streaming }).last().click();
  await expectSoon.poll(viewer.state).toBe('live');
  await expectSoon.poll(async () => (await viewer.seen(pressed)).length).toBeGreaterThan(timecode.rate * 2);
  const sights = await viewer.seen(pressed);
  expectTimecode(sights);
  expectForward(sights);
}

test('a ticket that is sold during a show plays it live, where it was sold: by a tag of a partner, and on the site', async ({
  page,
  stage,
  launchOptions,
  problems,
}) => {
  const { cashier, siteUrl, venueUrl } = stage;
  const broadcaster = await openBroadcaster(stage, launchOptions);
  try {
    const show = await cashier.showToBroadcast();
    const stop = await broadcaster.publish(show);
    await expectSoon.poll(async () => (await cashier.show(show.id)).video_status).toBe('LIVE');
    const watched = await watchPage(page);
    const viewer = await openEyes(page);

    await page.goto(venueUrl);
    const tag = await putTag(page, 'panggung-buy-button', show);
    await createBuyer(tag, 'id').wantTicket();
    await buyAndWatch({ page, language: 'id', cashier, viewer });
    expect(page.url()).toBe(venueUrl);
    expect((await watched()).violations).toEqual([]);

    await page.goto(`${siteUrl}/show/detail?id=${show.id}`);
    await createBuyer(page).wantTicket();
    await buyAndWatch({ page, language: 'default', cashier, viewer });
    expect(page.url()).toBe(`${siteUrl}/streaming`);
    expect((await watched()).violations).toEqual([]);
    expect(problems).toEqual([]);
    await stop();
  } finally {
    await broadcaster.close();
  }
});
