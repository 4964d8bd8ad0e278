import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio, type Studio, secret } from '../packages/media/src/studio.fixture.js';
import { createAntMedia } from '../packages/server/src/adapters/ant-media.js';

let studio: Studio;
let media: ReturnType<typeof createAntMedia>;
beforeAll(async () => {
  studio = await openStudio();
  media = createAntMedia({ url: `${studio.url}/live`, secret });
});
afterAll(() => studio.close());

const inAMinute = () => Date.now() + 60_000;
const status = async (streamId: string, token: string) =>
  (await fetch(`${await media.hlsUrl({ streamId, token })}?token=${token}`)).status;

test('what the API asks of an Ant Media Server, the embedded one does', async () => {
  const stream = { streamId: 'room-7', name: 'A show', hookUrl: 'http://api.test/hook?secret=s' };
  await media.createBroadcast(stream);
  await media.createBroadcast(stream);
  const onAir = await studio.goOnAir('room-7');

  expect(await media.isOnAir('room-7')).toBe(true);
  expect(await media.isOnAir('nobody')).toBe(false);
  const play = { streamId: 'room-7', lease: 'lease-1', expiresAt: inAMinute() };
  const token = await media.playToken(play);
  expect(await status('room-7', token)).toBe(200);
  expect(await status('room-7', await media.publishToken(play))).toBe(403);

  await media.cut(play);
  expect(await status('room-7', token)).toBe(403);
  expect(await status('room-7', await media.playToken({ ...play, lease: 'lease-2' }))).toBe(200);

  await media.stop('room-7');
  await onAir.client.next('publish_finished');
  expect(await media.isOnAir('room-7')).toBe(false);
  await expect
    .poll(() => studio.hooks.filter(({ id }) => id === 'room-7'))
    .toMatchObject([
      { action: 'liveStreamStarted', url: stream.hookUrl },
      { action: 'liveStreamEnded' },
      { action: 'vodReady', vodName: 'room-7.m3u8' },
    ]);
  const { url, isPlaylist } = media.recording('room-7.m3u8');
  expect(isPlaylist).toBe(true);
  const replay = await media.playToken({ ...play, lease: 'lease-3' });
  expect((await fetch(`${url}?token=${replay}`)).status).toBe(200);
  onAir.vanish();
});

test('of a rehearsal nothing is kept', async () => {
  await media.createBroadcast({ streamId: 'rehearsal-7', name: 'A rehearsal', hookUrl: null });
  const onAir = await studio.goOnAir('rehearsal-7');
  const token = await media.playToken({ streamId: 'rehearsal-7', lease: 'own', expiresAt: inAMinute() });
  expect(await status('rehearsal-7', token)).toBe(200);
  await media.stop('rehearsal-7');
  await onAir.client.next('publish_finished');
  await expect.poll(() => status('rehearsal-7', token)).toBe(404);
  onAir.vanish();
});
