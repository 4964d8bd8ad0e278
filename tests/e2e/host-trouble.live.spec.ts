import { setTimeout as pause } from 'node:timers/promises';
import { broadcastAlertMessages } from '../../packages/core/src/messages/broadcast-alert.js';
import { chatMessages } from '../../packages/core/src/messages/chat.js';
import { createAntMedia } from '../../packages/server/src/adapters/ant-media.js';
import { said, say } from './chatter.js';
import { takeStage, withHost } from './host.js';
import { MEDIA_SECRET } from './media.js';
import { watchKind } from './picture-kind.js';
import { expect, test } from './test.js';
import { sitDown } from './viewer.js';

// Encoders, decoders and three servers share what the machine has left; the grace alone is half a minute.
test.setTimeout(400_000);
const expectSoon = expect.configure({ timeout: 90_000 });

/** As a server has it that was told nothing else, in s. */
const GRACE = 30;
const { socket_lost } = broadcastAlertMessages.default;
const { offline } = chatMessages.default;

test('a host who is cut off for ten seconds, and an API that dies, leave a show on air and in one piece', async ({
  page,
  stage,
  launchOptions,
}) => {
  const { api, cashier, media } = stage;
  await media.open({ grace: GRACE });
  const server = createAntMedia({ url: `${media.url}/live`, secret: MEDIA_SECRET });
  const show = await cashier.showToBroadcast();
  const status = async () => (await cashier.show(show.id)).video_status;
  await withHost(launchOptions, async (browser) => {
    const host = await takeStage(browser, stage, show);
    await host.goOnAir();
    await expectSoon.poll(status).toBe('LIVE');
    const viewer = await sitDown(page, stage, show);
    await expectSoon.poll(() => watchKind(viewer)).toBe('camera');

    await test.step('the media server is out of reach for ten seconds', async () => {
      await media.outage(10);
      await expectSoon.poll(host.state).toBe('reconnecting');
      await expectSoon(host.page.getByText(socket_lost)).toBeVisible();
      await expectSoon.poll(host.state).toBe('streaming');
      await expectSoon(host.page.getByText(socket_lost)).toBeHidden();
      const back = Date.now();
      await expectSoon.poll(async () => (await viewer.seen(back)).length).toBeGreaterThan(0);
      await expectSoon.poll(viewer.state).toBe('live');
      await expectSoon.poll(() => watchKind(viewer)).toBe('camera');
      expect(await status()).toBe('LIVE');
      // Nothing was closed meanwhile: what comes goes on where it was.
      expect(await server.recordings(String(show.id))).toEqual([]);
    });

    await test.step('the API is killed, and started again', async () => {
      await api.kill();
      // Only what comes by the API is gone, and the stage says so; nothing else has changed for either.
      await expectSoon(host.page.getByText(offline)).toBeVisible();
      await pause(8000);
      expect(await host.state()).toBe('streaming');
      await expect(host.page.getByText(socket_lost)).toBeHidden();
      await expectSoon.poll(() => watchKind(viewer)).toBe('camera');
      await expectSoon.poll(viewer.state).toBe('live');
      await api.start();
      await expectSoon(host.page.getByText(offline)).toBeHidden();
      await say(host.page, 'Masih di sini');
      await expectSoon(said(page)).toHaveText(['Masih di sini']);
      expect(await host.state()).toBe('streaming');
      await expectSoon.poll(() => watchKind(viewer)).toBe('camera');
      expect(await status()).toBe('LIVE');
    });

    await host.stop();
    await expectSoon.poll(status).toBe('ENDED');
    await expectSoon.poll(async () => (await server.recordings(String(show.id))).length).toBe(1);
  });
});
