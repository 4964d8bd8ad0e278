import { openBroadcaster } from './broadcaster.js';
import { goThrough, type Scene, troubles } from './recovery.js';
import { openTabs } from './tabs.js';
import { expect, test } from './test.js';
import { sitDown } from './viewer.js';

const length = process.env.SOAK ? 'full' : 'short';
// Encoders, decoders and three servers share what the machine has left.
test.setTimeout(900_000);
/** Whether it plays on is asked here, not how smoothly: between two pictures a machine of tests may do other things, in ms. */
const BEAT = 3000;

test('whatever goes wrong, a live show plays on by itself', async ({ stage, launchOptions }) => {
  const { context, close } = await openTabs(launchOptions);
  const broadcaster = await openBroadcaster(stage, launchOptions);
  const show = await stage.cashier.showToBroadcast();
  const viewer = await sitDown(await context.newPage(), stage, show);
  const scene: Scene = { viewer, show, media: stage.media, broadcaster, stop: async () => {} };
  try {
    for (const trouble of troubles)
      await test.step(trouble.name, async () => {
        const seconds = trouble.lasts[length];
        const { still, asked } = await goThrough(scene, trouble, seconds, BEAT);
        expect.soft(still, `${trouble.name}, and the player was ${await viewer.state()}`).not.toBeNull();
        expect.soft(asked, trouble.name).toBeLessThanOrEqual(trouble.mostAsked(seconds));
      });
  } finally {
    await scene.stop();
    await broadcaster.close();
    await close();
  }
});
