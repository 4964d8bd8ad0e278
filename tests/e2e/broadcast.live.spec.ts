import { playerMessages } from '../../packages/core/src/messages/player.js';
import { timecode } from '../../packages/media/src/timecode.fixture.js';
import { expectForward, expectTimecode } from '../../packages/media/src/timecode-proof.fixture.js';
import { openBroadcaster } from './broadcaster.js';
import { expect, test } from './test.js';
import { sitDown } from './viewer.js';

// Encoders, decoders and three servers share what the machine has left; the grace alone is half a minute.
test.setTimeout(240_000);
const expectSoon = expect.configure({ timeout: 60_000 });

const { rate } = timecode;

test('a show is published, watched with a ticket, stopped, over after its grace, and watched again', async ({
  page,
  stage,
  launchOptions,
  problems,
}) => {
  const { cashier } = stage;
  const broadcaster = await openBroadcaster(stage, launchOptions);
  try {
    const show = await cashier.showToBroadcast();
    const status = async () => (await cashier.show(show.id)).video_status;
    const viewer = await sitDown(page, stage, show);
    await expectSoon.poll(viewer.state).toBe('countdown');

    const stop = await broadcaster.publish(show);
    await expectSoon.poll(status).toBe('LIVE');
    await expectSoon.poll(viewer.state).toBe('live');
    const begun = Date.now();
    await expectSoon.poll(async () => (await viewer.seen(begun)).length).toBeGreaterThan(rate * 4);
    const live = await viewer.seen(begun);
    expectTimecode(live);
    expectForward(live);

    const stopping = Date.now();
    await stop();
    await expectSoon.poll(status).toBe('ENDED');
    expect(Date.now() - stopping).toBeGreaterThan(29_000);

    await expectSoon(page.getByText(playerMessages.default.finished)).toBeVisible();

    await page.goto(`${stage.siteUrl}/show/detail?id=${show.id}`);
    const pressed = Date.now();
    await page.getByRole('link', { name: playerMessages.default.watch_now }).click();
    await expectSoon.poll(viewer.state).toBe('replay');
    await expectSoon.poll(async () => (await viewer.seen(pressed)).length).toBeGreaterThan(rate * 2);
    const again = await viewer.seen(pressed);
    expectTimecode(again);
    expectForward(again);
    // It begins with what the camera showed first, before anybody watched.
    expect(again[0]?.mediaTime).toBeLessThan(1);
    expect(problems).toEqual([]);
  } finally {
    await broadcaster.close();
  }
});
