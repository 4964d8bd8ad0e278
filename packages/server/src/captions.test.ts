import { CAPTIONS_BYTES_MAX, type Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../tests/api.js';
import { readCaptions, setCaptions } from './captions.js';
import { addLiveShow, startCinema, ticketFor, watch } from './watching.fixture.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const LINE = '00:00.000 --> 00:02.000\nSelamat malam';

describe('captions', () => {
  it.each([
    `WEBVTT\n\n${LINE}\n`,
    `WEBVTT - Babak satu\r\n\r\n${LINE}\r\n`,
    `WEBVTT\n\nNOTE ditulis Rara\n\n1\n${LINE}`,
  ])('are a WebVTT file: %j', (text) => {
    expect(readCaptions(bytesOf(text))).toBe(text);
  });

  it('lose the mark of their byte order', () => {
    expect(readCaptions(bytesOf(`\ufeffWEBVTT\n\n${LINE}`))).toBe(`WEBVTT\n\n${LINE}`);
  });

  it.each([
    ['nothing', bytesOf('')],
    ['another format', bytesOf(`1\n00:00:00,000 --> 00:00:02,000\nSelamat malam\n`)],
    ['a page', bytesOf('<!doctype html>WEBVTT -->')],
    ['a longer word', bytesOf(`WEBVTTX\n\n${LINE}`)],
    ['a head alone', bytesOf('WEBVTT\n\n')],
    ['a NUL', bytesOf(`WEBVTT\n\n${LINE}\0`)],
    ['another alphabet', Uint8Array.from([...bytesOf(`WEBVTT\n\n${LINE}`), 0xff, 0xfe])],
  ])('are refused as %s', (_, bytes) => {
    expect(() => readCaptions(bytes)).toThrow('The captions must be a WebVTT file in UTF-8');
  });

  it('are refused when they are larger than a book', () => {
    const large = bytesOf(`WEBVTT\n\n${LINE}`.padEnd(CAPTIONS_BYTES_MAX + 1));
    expect(() => readCaptions(large)).toThrow('The captions must be 1 MB at most');
  });
});

describe("a show's captions", () => {
  let api: Api;
  let show: Show;
  beforeAll(async () => {
    ({ api } = await startCinema());
    show = await addLiveShow(api, { video_status: 'ENDED', url_video: '/media/videos/film.mp4' });
  });
  afterAll(() => api.stop());

  const give = (content: string | null) =>
    api.ports.database
      .transaction()
      .execute((transaction) => setCaptions(transaction, { showId: Number(show.id), content }));

  it('are for who watches it, as long as they do', async () => {
    const path = await give(`WEBVTT\n\n${LINE}`);
    expect((await api.show(show.id)).captions_url).toBeNull();
    const { data } = await watch(api, show, await ticketFor(api, show));
    expect(data.captions_url).toMatch(new RegExp(`^${path}\\?playback=[0-9a-f]{32}$`));
    const reply = await api.fetch(String(data.captions_url));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await reply.text()).toContain('Selamat malam');
    expect((await api.fetch(String(path))).status).toBe(404);
    await api.delete(`/api/v1/playback/${data.id}`);
    expect((await api.fetch(String(data.captions_url))).status).toBe(404);
  });

  it('are replaced by others, and taken away', async () => {
    await give(`WEBVTT\n\n${LINE}`);
    const { data } = await watch(api, show, await ticketFor(api, show));
    await give('WEBVTT\n\n00:00.000 --> 00:02.000\nSampai jumpa');
    expect((await api.fetch(String(data.captions_url))).status).toBe(404);
    await give(null);
    const { data: later } = await watch(api, show, await ticketFor(api, show));
    expect(later.captions_url).toBeNull();
  });
});
