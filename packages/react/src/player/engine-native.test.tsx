import { describe, expect, it, onTestFinished } from 'vitest';
import { engineKind, loadEngine } from './engine.js';
import { createStream, playStream } from './stream.fixture.js';

const patience = { timeout: 60_000 };

/** What a browser without media sources does with a stream. */
async function playNative(...[stream, own]: Parameters<typeof playStream>) {
  return playStream(stream, own, await loadEngine('native'));
}

describe('a browser without media sources', () => {
  it('is told by what it lacks', () => {
    const { MediaSource, ManagedMediaSource } = globalThis as never as Record<string, unknown>;
    onTestFinished(() => void Object.assign(globalThis, { MediaSource, ManagedMediaSource }));
    expect(engineKind({ hls_url: 'https://media.test/1.m3u8' })).toBe('hls');
    Reflect.deleteProperty(globalThis, 'MediaSource');
    Reflect.deleteProperty(globalThis, 'ManagedMediaSource');
    expect(engineKind({ hls_url: 'https://media.test/1.m3u8' })).toBe('native');
    expect(engineKind({ hls_url: null })).toBe('file');
  });

  it('plays a stream by itself, with the token in its address', async () => {
    const stream = createStream();
    await stream.order({ onAir: 10, token: 'own' });
    const played = await playNative(stream, { token: () => 'own' });
    await expect.poll(() => played.told, patience).toContain('picture');
    const from = played.video.currentTime;
    await expect.poll(() => played.video.currentTime, patience).toBeGreaterThan(from + 0.5);
    expect(new URL(played.video.src).searchParams.get('token')).toBe('own');
  });

  it('waits for a stream that has not begun, and begins by itself', async () => {
    const stream = createStream();
    const played = await playNative(stream);
    await expect.poll(() => played.told, patience).toContain('absent');
    // Once at a time, also where its picture is to be read.
    expect((await stream.log()).playlists).toHaveLength(1);
    await stream.order({ onAir: 5 });
    await expect.poll(() => played.told, patience).toContain('picture');
  });
});
