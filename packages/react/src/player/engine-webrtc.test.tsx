import { describe, expect, it, vi } from 'vitest';
import { loadEngine, loadLiveEngine } from './engine.js';
import {
  breakMedia,
  brightness,
  cutMedia,
  goOnAir,
  liveMedia,
  playTokenOf,
  streamAt,
} from './live.fixture.js';
import type { PlayoutOptions } from './playout.js';
import { playStream } from './stream.fixture.js';

const patience = { timeout: 60_000 };
let streams = 0;
const newStream = () => `live${Date.now()}x${++streams}`;

/** Watches a stream with the least delay. */
async function watchLive(streamId: string, own: Partial<PlayoutOptions> = {}) {
  const token = await playTokenOf(streamId);
  const engine = await loadLiveEngine(streamAt(streamId), 'hls');
  const url = await liveMedia().hlsUrl({ streamId, token });
  return playStream({ url }, { token: () => token, ...own }, engine);
}
type Watched = Awaited<ReturnType<typeof watchLive>>;

const moves = async ({ video }: Watched) => {
  const from = video.currentTime;
  await expect.poll(() => video.currentTime, patience).toBeGreaterThan(from + 0.5);
};
const pictures = ({ told }: Watched) => told.filter((word) => word === 'picture').length;

describe('a stream with the least delay', () => {
  it('shows what happens on the stage, and stays at its edge', async () => {
    const id = newStream();
    const stage = await goOnAir(id);
    const watched = await watchLive(id);
    await expect.poll(() => watched.told, patience).toContain('picture');
    await moves(watched);
    const { video, playout } = watched;
    stage.paint('#ffffff');
    await expect.poll(() => brightness(video), patience).toBeGreaterThan(200);
    expect(playout.isFollowing()).toBe(true);
    expect(playout.edge()).toBe(video.currentTime);
    await expect.poll(watched.bytes, patience).toBeGreaterThan(1000);
  });

  it('begins by itself where it is waited for', async () => {
    const id = newStream();
    const watched = await watchLive(id);
    await expect.poll(() => watched.told, patience).toContain('absent');
    await goOnAir(id);
    await expect.poll(() => watched.told, patience).toContain('picture');
    expect(watched.told).not.toContain('unfit');
    await moves(watched);
  });

  it('goes on when whoever broadcasts comes back', async () => {
    const id = newStream();
    const stage = await goOnAir(id);
    const watched = await watchLive(id);
    await expect.poll(() => watched.told, patience).toContain('picture');
    await stage.stop();
    await expect.poll(() => watched.told, patience).toContain('stall');
    await goOnAir(id);
    await expect.poll(() => pictures(watched), patience).toBe(2);
    await moves(watched);
    expect(watched.told).not.toContain('unfit');
  });

  it('asks for another token where its own is not taken', async () => {
    const id = newStream();
    await goOnAir(id);
    let token = 'of yesterday';
    const renew = vi.fn(async () => {
      token = await playTokenOf(id);
    });
    const watched = await watchLive(id, { token: () => token, renew });
    await expect.poll(() => watched.told, patience).toContain('picture');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('plays on with each new token, without a word', async () => {
    const id = newStream();
    await goOnAir(id);
    let token = await playTokenOf(id, 'renewed', 8000);
    const watched = await watchLive(id, { token: () => token });
    await expect.poll(() => watched.told, patience).toContain('picture');
    token = await playTokenOf(id, 'renewed');
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await moves(watched);
    expect(watched.told).not.toContain('stall');
    expect(watched.renew).not.toHaveBeenCalled();
  });

  it('is sent out with its lease, and asks whether it may come back', async () => {
    const id = newStream();
    await goOnAir(id);
    const token = await playTokenOf(id, 'taken');
    const watched = await watchLive(id, { token: () => token });
    await expect.poll(() => watched.told, patience).toContain('picture');
    await liveMedia().cut({ streamId: id, lease: 'taken' });
    await expect.poll(() => watched.renew.mock.calls.length, patience).toBeGreaterThan(0);
    expect(watched.told).not.toContain('unfit');
  });
});

describe('where the least delay cannot be had', () => {
  it('another engine is asked for after a few seconds', async () => {
    const id = newStream();
    await goOnAir(id);
    await breakMedia({ dropCandidates: true });
    const watched = await watchLive(id);
    await expect.poll(() => watched.told, patience).toContain('unfit');
    watched.playout.use(await loadEngine('hls'));
    await expect.poll(() => watched.told, patience).toContain('picture');
    await moves(watched);
  });

  it('another engine is asked for at once where the browser refuses its address', async () => {
    const engine = await loadLiveEngine({ socketUrl: 'wss://[', streamId: newStream() }, 'hls');
    const url = await liveMedia().hlsUrl({ streamId: newStream(), token: '' });
    const { told } = await playStream({ url }, {}, engine);
    await expect.poll(() => told).toContain('unfit');
  });

  it('no moment is black between the last picture and the first of another engine', async () => {
    const id = newStream();
    await goOnAir(id);
    const hls = await loadEngine('hls');
    const frame = document.createElement('canvas');
    const onUnfit = vi.fn(() => watched.playout.use(hls));
    const watched: Watched = await watchLive(id, { frame, onUnfit });
    const { video } = watched;
    await expect.poll(() => watched.told, patience).toContain('picture');
    let darkMoments = 0;
    const looking = setInterval(() => {
      if (frame.hidden && video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) darkMoments += 1;
    }, 5);
    await breakMedia({ dropCandidates: true });
    await cutMedia();
    await expect.poll(() => onUnfit.mock.calls.length, patience).toBe(1);
    await expect.poll(() => pictures(watched), patience).toBe(2);
    await moves(watched);
    clearInterval(looking);
    expect(darkMoments).toBe(0);
    expect(frame.hidden).toBe(true);
    expect(onUnfit).toHaveBeenCalledTimes(1);
  });
});
