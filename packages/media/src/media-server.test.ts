import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { type Entry, readPlaylist } from './playlist.js';
import { openRecording } from './recording.js';
import { openStudio, type Studio } from './studio.fixture.js';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const playlistOf = async (name: string, streamId = name, track = 'video') =>
  readPlaylist(await (await studio.play(`${name}/${track}.m3u8`, streamId)).text());

test.concurrent('what is published can be watched while it runs, and again as soon as it has ended', async ({
  expect,
}) => {
  const onAir = await studio.goOnAir('evening');
  const master = await studio.play('evening.m3u8', 'evening');
  expect(await master.text()).toMatch(
    /CODECS="avc1.42e01f,opus",RESOLUTION=320x240\nevening\/video.m3u8\?token=/,
  );
  await expect.poll(async () => (await playlistOf('evening')).entries.length).toBeGreaterThan(2);
  expect((await playlistOf('evening')).isEnded).toBe(false);
  await onAir.stop();
  await expect
    .poll(() => studio.actions('evening'))
    .toEqual(['liveStreamStarted', 'liveStreamEnded', 'vodReady']);
  const { entries, isEnded } = await playlistOf('evening');
  expect(isEnded).toBe(true);
  expect((await playlistOf('evening', 'evening', 'audio')).entries).toEqual(entries);
});

test.concurrent('a publisher who comes back in time goes on in the same recording', async ({ expect }) => {
  const patient = await openStudio({ grace: 60_000 });
  const playlist = async () => readPlaylist(await (await patient.play('return/video.m3u8', 'return')).text());
  const first = await patient.goOnAir('return');
  await expect.poll(async () => (await patient.play('return.m3u8', 'return')).status).toBe(200);
  await first.stop();
  const before = await playlist();
  const second = await patient.goOnAir('return');
  await expect.poll(async () => (await playlist()).entries.at(-1)?.map).toBe(1);
  const after = await playlist();
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
  const seam = after.entries.find(({ isDiscontinuity }) => isDiscontinuity);
  expect(seam).toMatchObject({ map: 1 });
  await second.stop();
  expect(patient.actions('return')).toEqual([
    ...['liveStreamStarted', 'liveStreamEnded'],
    ...['liveStreamStarted', 'liveStreamEnded'],
  ]);
  await patient.close();
});

test.concurrent('one who comes back later begins anew, from the first segment, under a name of its own', async ({
  expect,
}) => {
  const first = await studio.goOnAir('twice');
  await expect.poll(async () => (await studio.play('twice.m3u8', 'twice')).status).toBe(200);
  await first.stop();
  await expect.poll(() => studio.actions('twice')).toContain('vodReady');
  const ended = await playlistOf('twice');
  const second = await studio.goOnAir('twice');
  await expect.poll(async () => (await playlistOf('twice')).isEnded).toBe(false);
  expect(await (await studio.play('twice/video.m3u8', 'twice')).text()).toContain('../twice_1/0.m4s?token=');
  await second.stop();
  await expect.poll(() => studio.hooks.map(({ vodId }) => vodId)).toContain('twice_1');
  expect(await playlistOf('twice')).toEqual(ended);
  expect((await playlistOf('twice_1', 'twice')).isEnded).toBe(true);
  expect((await studio.play('twice_1/video.m3u8', 'twice_1')).status).toBe(403);
});

test.concurrent('a rehearsal can be watched and leaves nothing behind', async ({ expect }) => {
  await studio.rest('POST', 'broadcasts/create', { streamId: 'rehearsal-7', mp4Enabled: -1 });
  const onAir = await studio.goOnAir('rehearsal-7');
  await expect.poll(async () => (await studio.play('rehearsal-7.m3u8', 'rehearsal-7')).status).toBe(200);
  await onAir.stop();
  await expect.poll(async () => (await studio.play('rehearsal-7/0.m4s', 'rehearsal-7')).status).toBe(404);
  expect(studio.actions('rehearsal-7')).toEqual(['liveStreamStarted', 'liveStreamEnded']);
});

test('what a disk does not take is left out, and the recording goes on behind the gap', async ({
  expect,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-gap-'));
  const troubles: string[] = [];
  const own = await openStudio({ folder, log: (text) => void troubles.push(text) });
  const onAir = await own.goOnAir('gap');
  const read = async () => readPlaylist(await (await own.play('gap/video.m3u8', 'gap')).text()).entries;
  await expect.poll(async () => (await read()).length).toBeGreaterThan(1);
  const lies = join(folder, 'recordings', 'gap');
  renameSync(lies, `${lies}.gone`);
  await expect.poll(() => troubles).toContain('a segment was not written');
  renameSync(`${lies}.gone`, lies);
  const isGap = ({ isDiscontinuity }: Entry) => isDiscontinuity;
  await expect.poll(async () => (await read()).findIndex(isGap)).toBeGreaterThan(0);
  await onAir.stop();
  await own.close();
  const reopened = await openRecording(lies);
  expect(reopened?.entries.filter(isGap)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
