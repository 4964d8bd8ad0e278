import type { Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../../tests/api.js';
import type { MediaStandIn } from './adapters/ant-media.fixture.js';
import { lookAtStreams } from './broadcast-look.js';
import { cancelShow } from './show-cancel.js';
import { addLiveShow, changeShow, showRow, startCinema, startingIn } from './watching.fixture.js';

let api: Api;
let media: MediaStandIn;
let show: Show;
beforeAll(async () => {
  ({ api, media } = await startCinema());
});
afterAll(() => api.stop());
beforeEach(async () => {
  // Shows of other stories are over.
  api.advance(48 * HOUR);
  show = await addShow();
  media.fault = 'none';
  media.stopped.length = 0;
});

const HOUR = 3_600_000;
const addShow = (startsIn = 0) =>
  addLiveShow(api, { video_status: 'WAITING', duration: 60, ...startingIn(api, startsIn) });
/** How often it was asked after. */
const looks = () => media.looks.filter((id) => id === streamOf(show)).length;
const streamOf = ({ id }: Show) => String(id);
const row = () => showRow(api, show);
const status = async () => (await row()).video_status;
/** Lets time pass, in steps in which a server would look. */
async function pass(seconds: number) {
  for (let gone = 0; gone < seconds; gone += 10) {
    api.advance(10_000);
    await api.runJobs();
  }
}

describe('without one hook, a show', () => {
  it('begins, outlives a short break, ends after the grace and plays its recording', async () => {
    media.onAir.add(streamOf(show));
    await pass(10);
    expect(await status()).toBe('LIVE');

    media.onAir.delete(streamOf(show));
    await pass(20);
    media.onAir.add(streamOf(show));
    await pass(60);
    expect(await status()).toBe('LIVE');

    media.onAir.delete(streamOf(show));
    const vod = { streamId: streamOf(show), duration: 80_000, creationDate: api.now() };
    media.vods.push({ ...vod, vodName: 'whole.m3u8' }, { ...vod, vodName: 'cut.m3u8', duration: 9000 });
    await pass(40);
    expect(await row()).toMatchObject({ video_status: 'ENDED', url_video: 'recording:whole.m3u8' });
  });

  it('gets a recording that was long in the making, and goes on after its end', async () => {
    media.onAir.add(streamOf(show));
    await pass(10);
    media.onAir.delete(streamOf(show));
    await pass(60);
    expect(await row()).toMatchObject({ video_status: 'ENDED', url_video: null });
    media.vods.push({ streamId: streamOf(show), vodName: 'late.mp4', duration: 1, creationDate: api.now() });
    await pass(60);
    expect((await row()).url_video).toBe('recording:late.mp4');
    media.onAir.add(streamOf(show));
    await pass(60);
    expect(await status()).toBe('LIVE');
  });

  it('is left as it is while the media server does not answer', async () => {
    media.onAir.add(streamOf(show));
    await pass(10);
    media.fault = 'silent';
    await pass(120);
    expect(await status()).toBe('LIVE');
    expect(api.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('that nobody ever published stays what it was made', async () => {
    await changeShow(api, show, { video_status: 'LIVE' });
    await pass(60);
    expect(await status()).toBe('LIVE');
  });
});

describe('the media server', () => {
  it('is asked once in ten seconds for a show, however many processes look', async () => {
    const look = () => lookAtStreams(api.ports);
    await Promise.all([look(), look(), look()]);
    expect(looks()).toBe(1);
    api.advance(9_999);
    await look();
    expect(looks()).toBe(1);
    api.advance(1);
    await Promise.all([look(), look()]);
    expect(looks()).toBe(2);
  });

  it('is not asked for shows far from their time, nor for those that are no broadcasts', async () => {
    await changeShow(api, show, startingIn(api, 2 * HOUR));
    await lookAtStreams(api.ports);
    api.advance(10 * HOUR);
    await changeShow(api, show, { ...startingIn(api, 0), islive: 0 });
    await lookAtStreams(api.ports);
    await changeShow(api, show, { islive: 1 });
    api.advance(8 * HOUR);
    await lookAtStreams(api.ports);
    expect(looks()).toBe(0);
  });
});

it('a show that is called off is stopped at once, and again when its publisher comes back', async () => {
  media.onAir.add(streamOf(show));
  await pass(10);
  await cancelShow(api.ports.database, { showId: Number(show.id), now: api.now() });
  await api.runJobs();
  expect(media.stopped).toEqual([streamOf(show)]);
  media.onAir.add(streamOf(show));
  await pass(20);
  expect(media.stopped).toEqual([streamOf(show), streamOf(show)]);
});
