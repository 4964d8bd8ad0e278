import type { Payment, Show } from '@panggung/core';
import type { Playback } from '@panggung/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OnAir } from '../packages/media/src/studio.fixture.js';
import { createAntMedia } from '../packages/server/src/adapters/ant-media.js';
import {
  addLiveShow,
  askToken,
  changeShow,
  play,
  renew,
  settled,
  ticketFor,
  watch,
} from '../packages/server/src/watching.fixture.js';
import { startBroadcasting } from './broadcasting.js';

const { api, studio, stop } = await startBroadcasting({ grace: 100 });
/** Both on air. */
let [show, other]: Show[] = [];
let onAir: OnAir[];
let ticket: Payment;
beforeAll(async () => {
  [show, other] = [await addLiveShow(api), await addLiveShow(api)];
  onAir = [await studio.goOnAir(String(show.id)), await studio.goOnAir(String(other.id))];
});
afterAll(async () => {
  for (const one of onAir) one.vanish();
  await stop();
});
beforeEach(async () => {
  ticket = await ticketFor(api, given(show));
});

/** Everything that a player fetches of a stream or of its recording, by its own token. */
async function addressesOf({ hls_url, token }: Playback): Promise<string[]> {
  const playlist = `${hls_url}?token=${token}`;
  const rendition = firstOf(playlist, await read(playlist), /^video|\/video/);
  const text = await read(rendition);
  const map = new URL(/#EXT-X-MAP:URI="([^"]+)"/.exec(text)?.[1] ?? '', rendition).href;
  return [playlist, rendition, map, firstOf(rendition, text, /\.m4s/)];
}

async function read(url: string): Promise<string> {
  const reply = await fetch(url);
  expect(reply.status, url).toBe(200);
  return reply.text();
}

function firstOf(base: string, playlist: string, kind: RegExp): string {
  const line = playlist.split('\n').find((one) => !one.startsWith('#') && kind.test(one));
  return new URL(given(line), base).href;
}

/** What addresses answer to whoever holds a token, or none. */
async function answers(addresses: readonly string[], token: string | null): Promise<number[]> {
  const replies = addresses.map(async (address) => {
    const url = new URL(address);
    url.searchParams.delete('token');
    if (token !== null) url.searchParams.set('token', token);
    const reply = await fetch(url);
    await reply.arrayBuffer();
    return reply.status;
  });
  return Promise.all(replies);
}

/** What the stage answers to whoever asks for the picture without a playlist. */
async function signalled(streamId: string, token: string | null): Promise<string> {
  const client = await studio.connect();
  client.send({ command: 'play', streamId, token: token ?? '' });
  await expect.poll(() => client.received.length).toBeGreaterThan(0);
  client.close();
  const [first] = client.received;
  return String(first?.definition ?? first?.command);
}

const watched = async (by: Payment, on?: Parameters<typeof watch>[3]) =>
  (await watch(api, given(show), by, on)).data;

function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is missing');
  return value;
}

const open = [200, 200, 200, 200];
const closed = [403, 403, 403, 403];

describe('a live show', () => {
  let tv: Playback;
  let addresses: string[];
  const name = () => String(given(show).id);
  beforeEach(async () => {
    tv = await watched(ticket, { device: 'tv' });
    addresses = await addressesOf(tv);
  });

  async function expectOpen(token: string | null) {
    expect([await answers(addresses, token), await signalled(name(), token)]).toEqual([
      open,
      'takeConfiguration',
    ]);
  }
  async function expectClosed(token: string | null) {
    expect([await answers(addresses, token), await signalled(name(), token)]).toEqual([
      closed,
      'unauthorized_access',
    ]);
  }

  it('is there for who has a ticket', () => expectOpen(tv.token));

  it('is closed to a stranger, also by its whole addresses without what they carry', async () => {
    await expectClosed(null);
    await expectClosed(`${tv.token}x`);
    const forger = createAntMedia({ url: `${studio.url}/live`, secret: 'x'.repeat(32) });
    await expectClosed(
      await forger.playToken({ streamId: name(), lease: 'a', expiresAt: api.now() + 60_000 }),
    );
  });

  it('is closed to who has a ticket for another', async () => {
    const { data } = await watch(api, given(other), await ticketFor(api, given(other)));
    await expectClosed(data.token);
    expect(await signalled(String(given(other).id), tv.token)).toBe('unauthorized_access');
  });

  it('is closed to what names a playback and is no token', async () => {
    await expectClosed(tv.id);
    await expectClosed((await askToken(api, given(show), ticket)).data.tokenId);
  });

  it('is closed to who did not say for two minutes that they still watch', async () => {
    api.advance(60_000);
    const renewed = (await renew(api, tv)).data;
    api.advance(61_000);
    await expectClosed(tv.token);
    await expectOpen(renewed.token);
  });

  it('is on one screen: the second takes it from the first', async () => {
    expect((await watch(api, given(show), ticket, { device: 'phone' })).code).toBe('watched_elsewhere');
    const phone = await watched(ticket, { device: 'phone', takeOver: true });
    await settled(api);
    await expectClosed(tv.token);
    await expectOpen(phone.token);
    expect((await renew(api, tv)).code).toBe('watched_elsewhere');
  });

  it('is closed once its page said goodbye', async () => {
    await api.delete(`/api/v1/playback/${tv.id}`);
    await settled(api);
    await expectClosed(tv.token);
  });

  it('gives nobody the playback of another', async () => {
    const { data: neighbour } = await watch(api, given(other), await ticketFor(api, given(other)));
    const events = (id: Show['id']) => api.fetch(`/api/v1/room/video/${id}/events?playback=${neighbour.id}`);
    expect((await events(name())).status).toBe(404);
    const own = await events(given(other).id);
    expect(own.status).toBe(200);
    await own.body?.cancel();
  });
});

describe('what opens a playback', () => {
  it('does so once, and on one device', async () => {
    const { tokenId } = (await askToken(api, given(show), ticket)).data;
    const first = await play(api, tokenId, { device: 'tv' });
    expect(first.status).toBe(201);
    expect((await play(api, tokenId, { device: 'phone' })).code).toBe('room_token_invalid');
    expect((await play(api, tokenId, { device: 'phone', takeOver: true })).code).toBe('room_token_invalid');
    expect((await renew(api, first.data)).status).toBe(200);
  });

  it('is of no use after a minute', async () => {
    const { tokenId } = (await askToken(api, given(show), ticket)).data;
    api.advance(60_001);
    expect((await play(api, tokenId)).code).toBe('room_token_invalid');
  });
});

describe('a film of our own', () => {
  const look = async ({ file_url }: Playback) => (await api.fetch(String(file_url))).status;
  let film: Show;
  let tv: Playback;
  beforeEach(async () => {
    film = await addLiveShow(api, { video_status: 'ENDED', url_video: '/media/videos/film.mp4' });
    ticket = await ticketFor(api, film);
    tv = (await watch(api, film, ticket, { device: 'tv' })).data;
    expect(await look(tv)).toBe(200);
  });

  it('is closed to a stranger, and to who has a ticket for another', async () => {
    const address = String(tv.file_url).replace(/\?.*/, '');
    const neighbour = await watched(await ticketFor(api, given(show)));
    for (const query of ['', `?playback=${tv.id}`, `?playback=${neighbour.id}`, `?token=${neighbour.token}`])
      expect(await look({ ...tv, file_url: address + query })).toBe(404);
  });

  it('is closed two minutes after the last word, and once another screen took it', async () => {
    api.advance(120_001);
    expect(await look(tv)).toBe(404);
    const phone = (await watch(api, film, ticket, { device: 'phone', takeOver: true })).data;
    expect([await look(tv), await look(phone)]).toEqual([404, 200]);
  });
});

describe('a recording', () => {
  it('is for who has a ticket of its show, on one screen, for as long as they watch', async () => {
    const before = await watched(ticket, { device: 'tv' });
    await given(onAir[0]).stop();
    await expect
      .poll(() => studio.rest('GET', `vods/${given(show).id}`).then(({ status }) => status))
      .toBe(200);
    await changeShow(api, given(show), {
      video_status: 'ENDED',
      url_video: `recording:${given(show).id}.m3u8`,
    });
    const tv = (await renew(api, before)).data;
    const addresses = await addressesOf(tv);
    expect(await answers(addresses, null)).toEqual(closed);

    const { data: neighbour } = await watch(api, given(other), await ticketFor(api, given(other)));
    expect(await answers(addresses, neighbour.token)).toEqual(closed);

    const phone = await watched(ticket, { device: 'phone', takeOver: true });
    await settled(api);
    expect(await answers(addresses, tv.token)).toEqual(closed);
    expect(await answers(addresses, phone.token)).toEqual(open);
    api.advance(121_000);
    expect(await answers(addresses, phone.token)).toEqual(closed);
  });
});
