import { expect } from '@playwright/test';
import { test } from './browser.fixture.js';
import type { Seen } from './browser-page.fixture.js';
import { timecode } from './timecode.fixture.js';
import { expectForward, expectTimecode } from './timecode-proof.fixture.js';

// Encoders and decoders of two pages share what the machine has left.
test.setTimeout(180_000);
const expectSoon = expect.configure({ timeout: 60_000 });

const { rate } = timecode;

test('a foreign client publishes, hls.js watches it to its end, and it can be watched again', async ({
  studio,
  openPage,
}) => {
  const socketUrl = `${studio.url.replace('http', 'ws')}/live/websocket`;
  const page = await openPage();
  await page.evaluate(
    ([url = '', token = '']) => window.stage.publish(url, 'camera', token),
    [socketUrl, await studio.token('camera', 'publish')],
  );
  await expectSoon.poll(() => page.evaluate(() => window.stage.told)).toContain('publish_started');
  const url = `${studio.url}/live/streams/camera.m3u8?token=${await studio.token('camera', 'play')}`;

  await page.evaluate((address) => window.stage.hls(address), url);
  await expectSoon.poll(() => page.evaluate(() => window.stage.seen.length)).toBeGreaterThan(rate * 3);
  await page.evaluate(() => window.stage.stopPublishing());
  await expectSoon.poll(() => page.evaluate(() => window.stage.told)).toContain('publish_finished');
  await expectSoon.poll(() => page.evaluate(() => window.stage.video.ended)).toBe(true);
  const live = await page.evaluate(() => window.stage.seen);
  expectTimecode(live);
  expectForward(live);
  expect(await page.evaluate(() => window.stage.fatal)).toEqual([]);
  test.info().annotations.push({ type: 'behind the camera, median', description: `${median(live)} s` });

  const replay = await openPage();
  await replay.evaluate((address) => window.stage.hls(address, { startPosition: 0 }), url);
  await expectSoon.poll(() => replay.evaluate(() => window.stage.seen.length)).toBeGreaterThan(rate);
  for (const time of [2.1, 0.6, 2.6]) {
    await replay.evaluate((to) => window.stage.seek(to), time);
    await expectSoon.poll(() => replay.evaluate(() => window.stage.seen.length)).toBeGreaterThan(5);
    const [first] = await replay.evaluate(() => window.stage.seen);
    // Within a picture or two of the place asked for.
    expect(Math.abs((first?.mediaTime ?? 0) - time)).toBeLessThan(0.2);
  }
  const again = await replay.evaluate(() => window.stage.all);
  expectTimecode(again);
  expectSameFilm(live, again);
});

test('the foreign client waits for the stream, watches it over WebRTC, and is told of its end', async ({
  studio,
  openPage,
}) => {
  const socketUrl = `${studio.url.replace('http', 'ws')}/live/websocket`;
  const [stage, audience] = [await openPage(), await openPage()];
  const token = await studio.token('quick', 'play');
  await audience.evaluate(([url = '', own = '']) => window.stage.play(url, 'quick', own), [socketUrl, token]);
  await expectSoon.poll(() => audience.evaluate(() => window.stage.told)).toContain('error no_stream_exist');
  await stage.evaluate(
    ([url = '', own = '']) => window.stage.publish(url, 'quick', own),
    [socketUrl, await studio.token('quick', 'publish')],
  );
  await expectSoon.poll(() => audience.evaluate(() => window.stage.told)).toContain('play_started');
  await expectSoon.poll(() => audience.evaluate(() => window.stage.seen.length)).toBeGreaterThan(rate * 3);
  const seen = await audience.evaluate(() => window.stage.seen);
  expectTimecode(seen);
  expectForward(seen);
  await stage.evaluate(() => window.stage.stopPublishing());
  await expectSoon.poll(() => audience.evaluate(() => window.stage.told)).toContain('play_finished');
});

/** Pictures stand where they stood; the camera may have shown one twice. */
function expectSameFilm(live: readonly Seen[], again: readonly Seen[]) {
  const timesOf = (wanted: number) =>
    live.flatMap(({ number, mediaTime }) => (number === wanted ? [mediaTime] : []));
  const both = again.filter(({ number }) => timesOf(number).length > 0);
  expect(both.length).toBeGreaterThan(10);
  const apart = both.filter(
    ({ number, mediaTime }) => !timesOf(number).some((time) => Math.abs(time - mediaTime) < 0.1),
  );
  expect(apart).toEqual([]);
}

function median(seen: readonly Seen[]): number {
  const behind = seen.map((picture) => picture.behind / rate).sort((one, other) => one - other);
  return Math.round((behind[Math.floor(behind.length / 2)] ?? 0) * 100) / 100;
}
