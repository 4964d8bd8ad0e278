import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../../../tests/api.js';
import { addLiveShow, changeShow, FILM, renew, startCinema, ticketFor, watch } from '../watching.fixture.js';

let api: Api;
let show: Show;
let ticket: Payment;
/** Where the film plays. */
let address: string;
beforeAll(async () => {
  ({ api } = await startCinema());
});
afterAll(() => api.stop());
beforeEach(async () => {
  show = await addLiveShow(api, { video_status: 'ENDED', url_video: '/media/videos/film.mp4' });
  ticket = await ticketFor(api, show);
  address = String((await watch(api, show, ticket)).data.file_url);
});

const get = (url: string, headers: Record<string, string> = {}) => api.fetch(url, { headers });
const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer());

describe('a video', () => {
  it('comes whole, or in the part that is asked for', async () => {
    const whole = await get(address);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(whole.headers.get('content-length')).toBe('1000');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(await bytesOf(whole)).toEqual(FILM);
    const part = await get(address, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/1000']);
    expect(await bytesOf(part)).toEqual(FILM.slice(100, 200));
    const beyond = await get(address, { range: 'bytes=1000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it('goes on in parts as long as it is the same', async () => {
    const etag = String((await get(address)).headers.get('etag'));
    expect((await get(address, { range: 'bytes=5-9', 'if-range': etag })).status).toBe(206);
    expect((await get(address, { range: 'bytes=5-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it('tells of itself without a byte', async () => {
    const head = await api.fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
  });

  it('may be kept by the one who watches, and by nobody between', async () => {
    expect((await get(address)).headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('without a playback', () => {
  it.each(['', '?playback=', `?playback=${'0'.repeat(32)}`, '?playback=%27'])(
    'there is none: %s',
    async (query) => {
      expect((await get(`/media/videos/film.mp4${query}`)).status).toBe(404);
    },
  );

  it('that still lives there is none', async () => {
    const { data } = await watch(api, show, ticket);
    const url = String(data.file_url);
    expect((await get(url)).status).toBe(200);
    expect((await get(address)).status).toBe(404);
    await api.delete(`/api/v1/playback/${data.id}`);
    expect((await get(url)).status).toBe(404);
  });

  it('that was renewed within two minutes there is none', async () => {
    const { data } = await watch(api, show, ticket);
    const url = String(data.file_url);
    api.advance(60_000);
    await renew(api, data);
    api.advance(119_999);
    expect((await get(url)).status).toBe(200);
    api.advance(1);
    expect((await get(url)).status).toBe(404);
    await renew(api, data);
    expect((await get(url)).status).toBe(200);
  });

  it('of this very show there is none', async () => {
    const other = await addLiveShow(api, { video_status: 'ENDED', url_video: '/media/videos/other.mp4' });
    const { data } = await watch(api, other, await ticketFor(api, other));
    const [, query] = String(data.file_url).split('?');
    expect((await get(`/media/videos/film.mp4?${query}`)).status).toBe(404);
    expect((await get(String(data.file_url))).status).toBe(404);
    await changeShow(api, show, { url_video: null });
    expect((await get(address)).status).toBe(404);
  });

  it('breaks off in the middle once another device has the ticket', async () => {
    const reply = await get(address);
    const rest = guardedBy(reply);
    await watch(api, show, ticket, { device: 'phone', takeOver: true });
    api.advance(5000);
    await expect(rest.read()).rejects.toThrow('The playback has ended');
  });
});

/** Nothing of it was asked for yet. */
function guardedBy({ body }: Response) {
  const reader = body?.getReader();
  return { read: async () => reader?.read() };
}
