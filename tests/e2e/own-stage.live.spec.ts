import { broadcastMessages } from '../../packages/core/src/messages/broadcast.js';
import { timecode } from '../../packages/media/src/timecode.fixture.js';
import { expectForward } from '../../packages/media/src/timecode-proof.fixture.js';
import { takeStage, withHost } from './host.js';
import { expect, test } from './test.js';
import { sitDown } from './viewer.js';

// Encoders, decoders and three servers share what the machine has left.
test.setTimeout(240_000);
const expectSoon = expect.configure({ timeout: 60_000 });
const words = broadcastMessages.default;

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
    host.page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const workers: string[] = [];
    host.page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));

    await host.goOnAir();
    await expectSoon.poll(async () => (await cashier.show(show.id)).video_status).toBe('LIVE');

    const viewer = await sitDown(page, stage, show);
    await expectSoon.poll(viewer.state).toBe('live');
    const begun = Date.now();
    await expectSoon.poll(async () => (await viewer.seen(begun)).length).toBeGreaterThan(timecode.rate * 2);
    expectForward(await viewer.seen(begun));

    // The site's own policy lets in the worker that keeps time for the composite.
    await host.choose('both');
    await expectSoon.poll(() => workers.join()).toContain('/assets/ticker-worker-');
    expect(await host.state()).toBe('streaming');

    // Another page of the site would end it.
    await host.page.getByRole('banner').getByRole('link', { name: 'Your ticket' }).click();
    await host.page.getByRole('dialog', { name: words.leave_stage }).getByText(words.stop_not).click();
    expect(await host.state()).toBe('streaming');

    await host.stop();
    await host.goOnTo(`${siteUrl}/yourTicket`);
    await expectSoon.poll(async () => (await cashier.show(show.id)).video_status).toBe('ENDED');
    expect(complaints).toEqual([]);
  });
  expect(problems).toEqual([]);
});
