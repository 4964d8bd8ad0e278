import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { MediaError, type MediaServer } from '../media-server.js';
import { createMediaStandIn, MEDIA_SECRET, MEDIA_URL, type MediaStandIn } from './ant-media.fixture.js';
import { createAntMedia } from './ant-media.js';

let standIn: MediaStandIn;
let media: MediaServer;
let now = 0;
beforeEach(() => {
  now = 0;
  standIn = createMediaStandIn();
  media = connect();
});
const connect = (secret = MEDIA_SECRET, timeout = 30_000) =>
  createAntMedia({
    url: `${MEDIA_URL}/`,
    secret,
    clock: () => now,
    timeout,
    fetch: (request) => standIn.fetch(request),
  });

describe('tokens', () => {
  it('name the stream, what for, until when and for which playback', async () => {
    const play = await media.playToken({ streamId: '7', lease: 'ab', expiresAt: 120_000 });
    expect(decodeJwt(play)).toEqual({ streamId: '7', type: 'play', sub: 'ab', exp: 120 });
    expect(decodeProtectedHeader(play)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const publish = await media.publishToken({ streamId: '7', expiresAt: 60_000 });
    expect(decodeJwt(publish)).toEqual({ streamId: '7', type: 'publish', exp: 60 });
  });

  it('hold under their own secret alone', async () => {
    const token = await connect('x'.repeat(32)).playToken({ streamId: '7', lease: 'a', expiresAt: 1e14 });
    await expect(jwtVerify(token, new TextEncoder().encode(MEDIA_SECRET))).rejects.toThrow();
  });
});

describe('a stream', () => {
  const stream = { streamId: '7', name: 'Senja', hookUrl: 'https://api.example/hook?secret=s' };

  it('is made once, however often it is asked for', async () => {
    await media.createBroadcast(stream);
    await media.createBroadcast({ ...stream, name: 'Senja di Braga' });
    expect([...standIn.broadcasts.values()]).toEqual([
      { streamId: '7', name: 'Senja', type: 'liveStream', listenerHookURL: stream.hookUrl },
    ]);
  });

  it('tells of itself where it was asked to last', async () => {
    await media.createBroadcast(stream);
    await media.createBroadcast({ ...stream, hookUrl: 'https://api.example/hook?secret=new' });
    expect(standIn.broadcasts.get('7')).toMatchObject({
      listenerHookURL: 'https://api.example/hook?secret=new',
    });
  });

  it('that nobody is told of is not recorded', async () => {
    await media.createBroadcast({ ...stream, hookUrl: null });
    expect(standIn.broadcasts.get('7')).toEqual({
      streamId: '7',
      name: 'Senja',
      type: 'liveStream',
      mp4Enabled: -1,
    });
  });

  it('says whether it is on air, and what was recorded of it', async () => {
    expect([await media.isOnAir('7'), await media.recordings('7')]).toEqual([false, []]);
    standIn.onAir.add('7');
    standIn.vods.push({ streamId: '7', vodName: '7.mp4', duration: 5000, creationDate: 9 });
    standIn.vods.push({ streamId: '71', vodName: '71.mp4', duration: 5000, creationDate: 9 });
    expect(await media.isOnAir('7')).toBe(true);
    expect(await media.recordings('7')).toEqual([{ name: '7.mp4', duration: 5000, at: 9 }]);
  });

  it('is stopped for all, or cut for one playback', async () => {
    await media.stop('7');
    await media.cut({ streamId: '7', lease: 'ab' });
    expect([standIn.stopped, standIn.blocked]).toEqual([['7'], ['7/ab/play']]);
  });

  it('has its addresses', () => {
    expect(media.websocketUrl).toBe('ws://media.test/live/websocket');
    expect(media.whipUrl('7')).toBe('http://media.test/live/whip/7');
    expect(media.recording('7_1.m3u8')).toEqual({
      url: 'http://media.test/live/streams/7_1.m3u8',
      isPlaylist: true,
    });
    expect(media.recording('7.mp4')).toMatchObject({ isPlaylist: false });
    // As Ant Media Server's own hook names it.
    expect(media.recording('7_1').url).toBe('http://media.test/live/streams/7_1.mp4');
  });

  it('plays by the list of its renditions, where it has any', async () => {
    const token = await media.playToken({ streamId: '7', lease: 'ab', expiresAt: 1e14 });
    const address = () => media.hlsUrl({ streamId: '7', token });
    expect(await address()).toBe('http://media.test/live/streams/7.m3u8');
    standIn.renditions.set('7', token);
    // A whole audience asks, and the stream begins once.
    expect(await address()).toBe('http://media.test/live/streams/7.m3u8');
    now += 10_000;
    expect(await address()).toBe('http://media.test/live/streams/7_adaptive.m3u8');
    const other = { streamId: '8', token };
    expect(await media.hlsUrl(other)).toBe('http://media.test/live/streams/8.m3u8');
  });

  it('plays by its own list, where the media server does not say', async () => {
    standIn.renditions.set('7', 'token');
    standIn.fault = 'silent';
    media = connect(MEDIA_SECRET, 200);
    const address = await media.hlsUrl({ streamId: '7', token: 'token' });
    expect(address).toBe('http://media.test/live/streams/7.m3u8');
  });

  it('may be called where this server reaches it', async () => {
    const asked: string[] = [];
    const inside = createAntMedia({
      url: 'https://media.example/live',
      restUrl: 'http://10.0.0.2:5080/live',
      secret: MEDIA_SECRET,
      fetch: ({ url }) => {
        asked.push(url);
        return new Response('{}');
      },
    });
    await inside.stop('7');
    expect(asked).toEqual(['http://10.0.0.2:5080/live/rest/v2/broadcasts/7/stop']);
  });
});

describe('a media server that fails', () => {
  it.each(['refuses', 'silent'] as const)('is told of when it %s, and no token with it', async (fault) => {
    standIn.fault = fault;
    media = connect(MEDIA_SECRET, 200);
    const calls = [
      () =>
        media.createBroadcast({ streamId: '7', name: 'Senja', hookUrl: 'https://x.example/?secret=hush' }),
      () => media.stop('7'),
      () => media.cut({ streamId: '7', lease: 'hush' }),
      () => media.isOnAir('7'),
      () => media.recordings('7'),
    ];
    for (const call of calls) {
      const error = await call().then(
        () => null,
        (thrown) => thrown,
      );
      expect(error).toBeInstanceOf(MediaError);
      expect(String(error)).not.toMatch(/hush|Bearer|ey/);
    }
  });

  it('refuses who signs with another secret', async () => {
    const error = connect('x'.repeat(32)).createBroadcast({ streamId: '7', name: 'Senja', hookUrl: null });
    await expect(error).rejects.toThrow(MediaError);
  });
});
