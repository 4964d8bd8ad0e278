import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlaylist } from './playlist.js';
import type { OnAir, Studio } from './studio.fixture.js';
import { openStudio } from './studio.fixture.js';

let studio: Studio;
let onAir: OnAir;
beforeAll(async () => {
  studio = await openStudio();
  onAir = await studio.goOnAir('show');
  expect((await studio.play('show.m3u8', 'show')).status).toBe(200);
});
afterAll(async () => {
  onAir.vanish();
  await studio.close();
});

/** Everything that a player of the show would fetch. */
const paths = [
  'show.m3u8',
  'show/video.m3u8',
  'show/audio.m3u8',
  'show/init0.mp4',
  'show/0.m4s',
  'show/audio-init0.mp4',
  'show/audio-0.m4s',
];

describe.each(paths)('%s', (path) => {
  const get = (token: string) => studio.play(path, 'show', { token });

  test('is for whoever has a token of the show', async () => {
    const response = await get(await studio.token('show', 'play'));
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each([
    ['without one', async () => ''],
    ['after its end', () => studio.token('show', 'play', { exp: Math.floor(Date.now() / 1000) - 1 })],
    ["with another show's", () => studio.token('another', 'play')],
    ["with a publisher's", () => studio.token('show', 'publish')],
  ])('is closed %s', async (_, token) => {
    expect((await get(await token())).status).toBe(403);
  });
});

test('a stranger does not learn which shows there are', async () => {
  expect((await studio.play('unknown.m3u8', 'unknown', { token: 'guess' })).status).toBe(403);
});

test.each(['unknown.m3u8', 'unknown/video.m3u8', 'unknown/0.m4s', 'unknown/init0.mp4'])(
  '%s is not there',
  async (path) => {
    expect((await studio.play(path, 'unknown')).status).toBe(404);
  },
);

test.each([
  'show/about.json',
  'show/video.m3u8.new',
  'show/..%2Fbroadcasts.json',
  'show/%2e%2e/broadcasts.json',
  '..%2F..%2Fbroadcasts.json',
])('nothing else of the folder can be read: %s', async (path) => {
  expect((await studio.play(path, 'show')).status).toBe(404);
});

test('every address in a playlist carries the token that asked', async () => {
  const token = await studio.token('show', 'play', { sub: 'lease-7' });
  for (const path of ['show.m3u8', 'show/video.m3u8', 'show/audio.m3u8']) {
    const text = await (await studio.play(path, 'show', { token })).text();
    const addresses = text.match(/^[^#\n].*|URI="[^"]+"/gm) ?? [];
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address).toContain(`?token=${token}`);
  }
});

test('a part of a segment can be asked for', async () => {
  const whole = new Uint8Array(await (await studio.play('show/0.m4s', 'show')).arrayBuffer());
  const ask = async (range: string) => {
    const response = await studio.play('show/0.m4s', 'show', { headers: { range } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, range: response.headers.get('content-range'), bytes };
  };
  const size = whole.length;
  expect(await ask('bytes=4-7')).toEqual({
    status: 206,
    range: `bytes 4-7/${size}`,
    bytes: whole.slice(4, 8),
  });
  expect(await ask('bytes=-3')).toEqual({
    status: 206,
    range: `bytes ${size - 3}-${size - 1}/${size}`,
    bytes: whole.slice(-3),
  });
  expect(await ask(`bytes=${size - 1}-${size + 9}`)).toMatchObject({ status: 206, bytes: whole.slice(-1) });
  expect(await ask(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
  expect(await ask('bytes=7-4')).toMatchObject({ status: 200, bytes: whole });
});

test('a player may ask for the segment that comes next, and gets it as soon as it is there', async () => {
  const count = async (query = '') =>
    (await (await studio.play(`show/video.m3u8${query}`, 'show')).text()).match(/^#EXTINF/gm)?.length ?? 0;
  const now = await count();
  expect(await count(`?_HLS_msn=${now + 1}`)).toBeGreaterThanOrEqual(now + 2);
});

test('a page that comes while the stream begins waits for the first segment', async () => {
  const client = await studio.connect();
  client.send({ command: 'publish', streamId: 'soon', token: await studio.token('soon', 'publish') });
  await client.next('start');
  const waiting = studio.play('soon.m3u8', 'soon');
  client.send({ command: 'stop', streamId: 'soon' });
  expect((await waiting).status).toBe(404);
  client.close();
});

test('each viewer reads of their own token, and of the same segments', async () => {
  const tokens = await Promise.all(['ana', 'budi'].map((sub) => studio.token('show', 'play', { sub })));
  const read = async (token: string) => (await studio.play('show/video.m3u8', 'show', { token })).text();
  for (let round = 0; round < 2; round++) {
    const { entries } = readPlaylist(await read(String(tokens[0])));
    await expect
      .poll(async () => readPlaylist(await read(String(tokens[1]))).entries.length)
      .toBeGreaterThan(entries.length);
  }
  const texts = await Promise.all(tokens.map(read));
  for (const [at, text] of texts.entries())
    for (const [, token] of text.matchAll(/\?token=([^"\n]*)/g)) expect(token).toBe(tokens[at]);
  expect(texts.map((text) => text.includes('token='))).toEqual([true, true]);
});

test('viewers are counted by their lease', async () => {
  const [one, two] = [
    await studio.token('show', 'play', { sub: 'one' }),
    await studio.token('show', 'play', { sub: 'two' }),
  ];
  const before = await countOf();
  for (const token of [one, two, one, one]) await studio.play('show/video.m3u8', 'show', { token });
  expect(await countOf()).toBe(before + 2);

  async function countOf() {
    return (await studio.rest('GET', 'broadcasts/show/broadcast-statistics')).body.totalHLSWatchersCount;
  }
});

test('nobody keeps a playlist, and anybody keeps a segment', async () => {
  expect((await studio.play('show/video.m3u8', 'show')).headers.get('cache-control')).toBe('no-store');
  expect((await studio.play('show/0.m4s', 'show')).headers.get('cache-control')).toContain('immutable');
});
