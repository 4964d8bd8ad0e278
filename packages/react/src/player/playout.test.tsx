import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStream, type Played, playStream } from './stream.fixture.js';

const patience = { timeout: 60_000 };
const moves = async ({ video }: { video: HTMLVideoElement }) => {
  const from = video.currentTime;
  await expect.poll(() => video.currentTime, patience).toBeGreaterThan(from + 0.5);
};
/** From now on nothing is asked for again by itself: a pause lasts more than an hour, however it is counted. */
function pauseForEver() {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(10_000);
  onTestFinished(() => chance.mockRestore());
  return chance;
}
const nearEdge = ({ video, playout }: Pick<Played, 'video' | 'playout'>) =>
  expect.poll(() => (playout.edge() ?? 99) - video.currentTime, patience).toBeLessThan(6);

describe('a stream', () => {
  it('plays near its edge, and offers its sound alone', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10 });
    const played = await playStream(stream);
    await expect.poll(() => played.told, patience).toContain('picture');
    await moves(played);
    expect(played.told).toContain('audio only true');
    await nearEdge(played);
    expect(played.bytes()).toBeGreaterThan(10_000);
  });

  it('that has not begun is asked for at most once in 5 s, and begins by itself', async () => {
    const stream = createStream();
    const played = await playStream(stream);
    await expect.poll(() => played.told, patience).toContain('absent');
    await stream.order({ onAir: 3 });
    await expect.poll(() => played.told, patience).toContain('picture');
    const [first = 0, second = 0] = (await stream.log()).playlists;
    expect(second - first).toBeGreaterThanOrEqual(4900);
  });

  it('is asked for at once when its beginning is told', async () => {
    const stream = createStream();
    const chance = pauseForEver();
    const played = await playStream(stream);
    await expect.poll(() => played.told, patience).toContain('absent');
    chance.mockRestore();
    await stream.order({ onAir: 3 });
    played.playout.hurry();
    await expect.poll(() => played.told, patience).toContain('picture');
  });

  it('goes on after an outage at the same place; it says so only while the picture stands', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10 });
    const played = await playStream(stream);
    await expect.poll(() => played.told, patience).toContain('picture');
    await stream.order({ isOut: true });
    const { told, video } = played;
    const soon = video.currentTime + 0.5;
    await expect.poll(() => video.currentTime, patience).toBeGreaterThan(soon);
    expect(told).not.toContain('stall');
    await expect.poll(() => told.at(-1), patience).toBe('stall');
    const at = video.currentTime;
    await stream.order({ isOut: false });
    await expect.poll(() => told.at(-1), patience).toBe('picture');
    expect(video.currentTime).toBeGreaterThanOrEqual(at - 0.5);
    await moves(played);
  });

  it('that begins anew under its name is begun anew', async () => {
    const stream = createStream();
    await stream.order({ onAir: 20, sequence: 100 });
    const played = await playStream(stream);
    await expect.poll(() => played.told, patience).toContain('picture');
    await stream.order({ onAir: 3, sequence: 0 });
    await expect.poll(() => played.video.currentTime, patience).toBeLessThan(12);
    await moves(played);
    await nearEdge(played);
  });

  it('that ended is not heard again while it is waited for, and goes on when it begins anew', async () => {
    const stream = createStream();
    await stream.order({ onAir: 60 });
    const played = await playStream(stream);
    await expect.poll(() => played.told, patience).toContain('picture');
    await stream.order({ isOver: true });
    await expect.poll(() => played.video.ended, patience).toBe(true);
    const { playlists, segments } = await stream.log();
    await expect
      .poll(async () => (await stream.log()).playlists.length, patience)
      .toBeGreaterThan(playlists.length + 1);
    expect((await stream.log()).segments).toEqual(segments);
    expect(played.video.currentTime).toBe(0);
    await stream.order({ isOver: false, onAir: 3 });
    await expect.poll(() => played.told.at(-1), patience).toBe('picture');
    await moves(played);
  });

  it('that names its last segments alone goes on after an outage', async () => {
    const stream = createStream();
    await stream.order({ onAir: 60, length: 6 });
    const played = await playStream(stream);
    await expect.poll(() => played.video.currentTime, patience).toBeGreaterThan(8);
    await stream.order({ isOut: true });
    await expect.poll(() => played.told.at(-1), patience).toBe('stall');
    await stream.order({ isOut: false });
    await expect.poll(() => played.told.at(-1), patience).toBe('picture');
    await moves(played);
  });

  it('is asked for with the token of the moment, without a reload', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10, token: 'first' });
    let token = 'first';
    const played = await playStream(stream, { token: () => token });
    await expect.poll(() => played.told, patience).toContain('picture');
    token = 'second';
    await stream.order({ token: 'second' });
    await expect.poll(async () => (await stream.log()).tokens, patience).toContain('second');
    await moves(played);
    expect(played.told.filter((word) => word === 'picture')).toHaveLength(1);
    expect(played.renew).not.toHaveBeenCalled();
  });

  it('renews what is no longer taken, and goes on', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10, token: 'first' });
    let token = 'first';
    const renew = vi.fn(async () => {
      token = 'second';
    });
    const played = await playStream(stream, { token: () => token, renew });
    await expect.poll(() => played.told, patience).toContain('picture');
    await stream.order({ token: 'second' });
    await expect.poll(() => renew.mock.calls.length, patience).toBe(1);
    await moves(played);
  });

  it('plays its sound alone where that is wished', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10 });
    const played = await playStream(stream, { isAudioOnly: true });
    await expect.poll(() => played.told, patience).toContain('picture');
    await moves(played);
    expect((await stream.log()).segments.every((name) => name.startsWith('audio'))).toBe(true);
    expect(played.video.videoWidth).toBe(0);
  });

  it('is left behind by who goes back, and caught up with at a press', async () => {
    const stream = createStream();
    await stream.order({ onAir: 30 });
    const played = await playStream(stream);
    await expect.poll(() => played.told, patience).toContain('picture');
    const { playout, video } = played;
    playout.seek(5);
    expect(playout.isFollowing()).toBe(false);
    await expect.poll(() => video.currentTime, patience).toBeGreaterThan(5.2);
    expect(video.currentTime).toBeLessThan(20);
    playout.toEdge();
    expect(playout.isFollowing()).toBe(true);
    await moves(played);
    await nearEdge(played);
  });
});

describe('a network that is back', () => {
  it('is used at once, however long it was gone', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10 });
    const { told } = await playStream(stream);
    await expect.poll(() => told, patience).toContain('picture');
    await stream.order({ isOut: true });
    await expect.poll(() => told.at(-1), patience).toBe('stall');
    // Asked in vain once more, it waits.
    const chance = pauseForEver();
    await expect.poll(() => chance.mock.calls.length, patience).toBeGreaterThan(0);
    chance.mockRestore();
    await stream.order({ isOut: false });
    globalThis.dispatchEvent(new Event('online'));
    await expect.poll(() => told.at(-1), patience).toBe('picture');
  });

  it('is no reason to wait for who comes back to a page that slept', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10 });
    const played = await playStream(stream);
    const { told, renew, video } = played;
    await expect.poll(() => told, patience).toContain('picture');
    video.currentTime = 1;
    document.dispatchEvent(new Event('resume'));
    expect(renew).toHaveBeenCalledTimes(1);
    await nearEdge(played);
  });
});

describe('a recording', () => {
  it('plays from its beginning to its end', async () => {
    const stream = createStream();
    await stream.order({ recording: 3 });
    const played = await playStream(stream, { isLive: false });
    await expect.poll(() => played.told, patience).toContain('picture');
    expect(played.playout.edge()).toBeNull();
    played.playout.seek(5);
    await expect.poll(() => played.told.at(-1), patience).toBe('end');
  });

  it('whose network fails is loaded anew with another right to play, at the same place', async () => {
    const stream = createStream();
    await stream.order({ recording: 20 });
    const played = await playStream(stream, { isLive: false, at: 30 });
    const { video, reopen, told } = played;
    await expect.poll(() => video.currentTime, patience).toBeGreaterThan(30.2);
    await expect.poll(() => told, patience).toContain('picture');
    const src = video.src;
    Object.defineProperty(video, 'error', { configurable: true, value: { code: 2 } });
    video.dispatchEvent(new Event('error'));
    Reflect.deleteProperty(video, 'error');
    await expect.poll(() => reopen.mock.calls.length).toBe(1);
    await expect.poll(() => video.src, patience).not.toBe(src);
    await expect.poll(() => video.currentTime, patience).toBeGreaterThan(30);
    expect(video.currentTime).toBeLessThan(38);
    await moves(played);
  });
});
