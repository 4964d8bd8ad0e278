import { crc32 } from 'node:zlib';
import { type Show, UPLOAD_PATH } from '@panggung/core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';
import { makeShow, picture } from '../show-form.fixture.js';
import { box, film, signInArtist } from '../video.fixture.js';

let api: Api;
let laras: Person;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  laras = await signInArtist(api);
});

const file = (bytes: BlobPart, type: string) => new File([bytes], `tari.${type.split('/')[1]}`, { type });
/** A Windows program as it begins, which somebody gave another name. */
const program = new Uint8Array(40_000);
program.set(new TextEncoder().encode('MZ\x90\0\x03\0\0\0\x04\0\0\0'));
const page = new TextEncoder().encode('<!doctype html><title>Tari</title><script>alert(1)</script>');

/** Nothing of a show, a video or a picture is there. */
async function expectNothingKept(): Promise<void> {
  const { database } = api.ports;
  const owner = Number(laras.user.id);
  const videos = database.selectFrom('video').select('id').where('owner_id', '=', owner);
  const images = database.selectFrom('image').select('name').where('owner_id', '=', owner);
  expect([await videos.execute(), await images.execute()]).toEqual([[], []]);
  const shows = await api.get<Show[]>(`/api/v1/room/video?user_id=${laras.user.id}`, laras.headers);
  expect(shows.data).toEqual([]);
}

describe('a video that is none is refused in plain words:', () => {
  const notVideo = 'The file must be an MP4 video';
  const cases: [string, Uint8Array<ArrayBuffer>, string][] = [
    ['a program that was renamed', program, notVideo],
    ['a page', page, notVideo],
    ['a picture built like a video', box('ftyp', new TextEncoder().encode('avif\0\0\0\0avifmif1')), notVideo],
    ['half a film', film().slice(0, 700), 'The video is cut short: a part of its file is missing'],
  ];

  it.each(cases)('%s, in the form of a show', async (_, bytes, message) => {
    const refused = await makeShow(api, laras, { parts: { file: file(bytes, 'video/mp4') } });
    expect([refused.status, refused.code, refused.message]).toEqual([400, 'video_unreadable', message]);
    await expectNothingKept();
  });

  it.each(cases)('%s, sent on where it broke off', async (_, bytes, message) => {
    const headers = { ...laras.headers, 'tus-resumable': '1.0.0' };
    const begun = await api.fetch(UPLOAD_PATH, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(bytes.length) },
    });
    const url = String(begun.headers.get('location'));
    const send = (from: number, to: number) =>
      api.fetch(url, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(from),
          'content-type': 'application/offset+octet-stream',
        },
        body: bytes.slice(from, to),
      });
    const first = await send(0, 8);
    expect(first.status).toBe(204);
    const refused = await send(8, bytes.length);
    expect([refused.status, await refused.json()]).toEqual([400, { code: 'video_unreadable', message }]);
    await expectNothingKept();
  });
});

describe('a cover that is none, or too much of one, is refused in plain words:', () => {
  const wide = () => picture(30_000, 900);
  /** A few bytes that say they are billions of pixels. */
  async function bomb(): Promise<Blob> {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return file(new Uint8Array(bytes), 'image/png');
  }
  const tooMany = ['image_too_large', 'The picture must have 24 megapixels at most'] as const;
  const notPicture = ['image_unreadable', 'The file must be a JPEG, PNG, WebP, AVIF or GIF picture'] as const;

  it.each<[string, () => Blob | Promise<Blob>, readonly [string, string]]>([
    ['30,000 px wide', wide, tooMany],
    ['a bomb', bomb, tooMany],
    ['a program that was renamed', () => file(program, 'image/png'), notPicture],
    ['a page', () => file(page, 'image/png'), notPicture],
  ])('%s', async (_, cover, [code, message]) => {
    const refused = await makeShow(api, laras, { parts: { image: await cover() } });
    expect([refused.status, refused.code, refused.message]).toEqual([400, code, message]);
    await expectNothingKept();
  });
});
