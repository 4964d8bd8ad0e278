import type { Page } from '@playwright/test';
import { broadcastMessages } from '../../packages/core/src/messages/broadcast.js';
import { createHost } from './host.js';
import { openTabs } from './tabs.js';
import { expect, test } from './test.js';
import { createVisitor } from './visitor.js';

// Encoders and three servers share what the machine has left.
test.setTimeout(240_000);
const expectSoon = expect.configure({ timeout: 60_000 });
const words = broadcastMessages.default;

/** Of so many pictures it is told how many came a second. */
const PICTURES = process.env.SOAK ? 900 : 60;

declare global {
  /** The connections of a page. */
  var peers: RTCPeerConnection[];
}

/** In the page: keeps its connections, to ask them what they send. */
function keepPeers(): void {
  const Real = RTCPeerConnection;
  globalThis.peers = [];
  globalThis.RTCPeerConnection = class extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      globalThis.peers.push(this);
    }
  };
}

interface Count {
  /** By the browser's clock, in ms. */
  at: number;
  pictures: number;
}

/** In the page: how many pictures its connection was given to send. */
async function countPictures(): Promise<Count> {
  const peer = globalThis.peers.find(({ connectionState }) => connectionState === 'connected');
  const reports = [...((await peer?.getStats())?.values() ?? [])];
  const source = reports.find(({ type, kind }) => type === 'media-source' && kind === 'video');
  return { at: source?.timestamp ?? 0, pictures: source?.frames ?? 0 };
}

/** How many pictures come a second, once so many more have come. */
async function rateOf(page: Page): Promise<number> {
  const before = await page.evaluate(countPictures);
  let after = before;
  await expectSoon
    .poll(
      async () => {
        after = await page.evaluate(countPictures);
        return after.pictures - before.pictures;
      },
      { timeout: 180_000 },
    )
    .toBeGreaterThanOrEqual(PICTURES);
  return ((after.pictures - before.pictures) / (after.at - before.at)) * 1000;
}

test('screen and camera go on in a hidden tab, whose host is muted', async ({ stage, launchOptions }) => {
  const { args = [], ...launch } = launchOptions;
  const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const { context, close } = await openTabs({ ...launch, args: [...args, ...devices, '--lang=en-US'] });
  try {
    await stage.media.open();
    const show = await stage.cashier.showToBroadcast();
    await context.addInitScript(keepPeers);
    const page = await context.newPage();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await createVisitor(page, stage.siteUrl).enter(await stage.people.creator(show.creator_name));
    await page.goto(`${stage.siteUrl}/broadcast?room=${show.id}`);
    await button(words.open).click({ timeout: 60_000 });
    await expectSoon(button(words.start)).toBeEnabled();
    await page.getByRole('radio', { name: words.both, exact: true }).click();
    await button(words.mute).click();
    const { goOnAir, state } = createHost(page);
    await goOnAir();
    const seen = await rateOf(page);

    await (await context.newPage()).bringToFront();
    await page.waitForFunction(() => document.hidden);
    const hidden = await rateOf(page);
    console.log(`Seen, ${seen.toFixed(1)} pictures came a second; hidden, ${hidden.toFixed(1)}.`);
    // Only where nothing else is at work is it a matter of the page.
    if (process.env.SOAK) expect(hidden).toBeGreaterThanOrEqual(14);
    expect([await state(), await page.evaluate(() => document.hidden)]).toEqual(['streaming', true]);
  } finally {
    await close();
  }
});
