import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { IMAGE_BYTES_MAX, type User } from '@panggung/core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';

let api: Api;
let sari: Person;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  sari = await api.signIn();
});

interface Photo {
  url_photo: string;
}
const pathOf = ({ user }: Person) => `/api/v1/user/UpdateProfile/${user.id}`;
const read = async (person: Person) =>
  (await api.get<User>(`/api/v1/user/${person.user.id}`, person.headers)).data;
const images = () => api.ports.database.selectFrom('image').selectAll().execute();

async function send(body: FormData, person = sari, path = pathOf(person)): Promise<Answer<Photo>> {
  const response = await api.fetch(path, { method: 'PUT', body, headers: person.headers });
  const answer = await response.json();
  return { status: response.status, headers: response.headers, body: answer, ...answer };
}
function form(content: Uint8Array | string, type = 'image/jpeg'): FormData {
  const body = new FormData();
  body.set('image', new Blob([content as BlobPart], { type }), 'foto.jpg');
  return body;
}
const upload = (content: Uint8Array | string, type?: string) => send(form(content, type));

/** The picture as it is served. */
async function fetchPhoto(url: string) {
  const response = await api.fetch(url);
  return { response, content: new Uint8Array(await response.arrayBuffer()) };
}
async function photoOf(answer: Answer<Photo>) {
  expect([answer.status, answer.message]).toEqual([200, undefined]);
  return (await fetchPhoto(answer.data.url_photo)).content;
}

type Colour = 'red' | 'lime' | 'blue' | 'white';
const plain = (width: number, height: number, background: Colour = 'red') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Red on the left, blue on the right. */
const halves = (width = 400, height = 400) =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, gravity: 'east' },
  ]);

/** What colour a picture has in a place, from 0 to 1 across and down. */
async function colourAt(content: Uint8Array, across: number, down: number): Promise<string> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  const near = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };
  const far = (colour: number[]) =>
    Math.hypot(red - (colour[0] ?? 0), green - (colour[1] ?? 0), blue - (colour[2] ?? 0));
  return Object.entries(near).sort(([, one], [, other]) => far(one) - far(other))[0]?.[0] ?? '';
}

describe('a photo', () => {
  it('is kept as a square of 300 pixels, and shown from then on', async () => {
    const { status, data } = await upload(await halves(800, 600).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(data.url_photo).toMatch(/^\/media\/[0-9a-f]{32}-300\.jpg$/);
    expect(await read(sari)).toMatchObject({ url_photo: data.url_photo, image: data.url_photo });
    const { content, response } = await fetchPhoto(data.url_photo);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect([await colourAt(content, 0.1, 0.5), await colourAt(content, 0.9, 0.5)]).toEqual(['red', 'blue']);
  });

  it('comes in three widths and three formats', async () => {
    const { data } = await upload(await halves().png().toBuffer());
    const kinds = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };
    for (const width of [300, 160, 80]) {
      for (const [ending, format] of Object.entries(kinds)) {
        const { content } = await fetchPhoto(data.url_photo.replace('300.jpg', `${width}.${ending}`));
        expect(await sharp(content).metadata()).toMatchObject({ format, width, height: width });
      }
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const content = await photoOf(await upload(await halves(64, 64).toFormat(format).toBuffer()));
    expect(await colourAt(content, 0.1, 0.5)).toBe('red');
  });

  it('may be as small as a face is still known by', async () => {
    const content = await photoOf(await upload(await plain(50, 50, 'blue').png().toBuffer()));
    expect(await sharp(content).metadata()).toMatchObject({ width: 300, height: 300 });
    expect(await colourAt(content, 0.5, 0.5)).toBe('blue');
  });

  it.each(['gif', 'webp'] as const)('is the first frame of an animated %s', async (format) => {
    const frames = await Promise.all([plain(60, 60, 'lime'), plain(60, 60)].map((f) => f.png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const content = await photoOf(await upload(animated));
    expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(content, 0.5, 0.5)).toBe('lime');
  });

  it.each([
    [1, 'left'],
    [2, 'right'],
    [3, 'right'],
    [6, 'top'],
    [8, 'bottom'],
  ] as const)(
    'stands upright, whatever a camera held as %i left to be turned',
    async (orientation, where) => {
      const content = await photoOf(
        await upload(await halves().jpeg().withMetadata({ orientation }).toBuffer()),
      );
      const places = { left: [0.1, 0.5], right: [0.9, 0.5], top: [0.5, 0.1], bottom: [0.5, 0.9] } as const;
      const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
      const colourOn = (side: keyof typeof places) => colourAt(content, places[side][0], places[side][1]);
      expect([await colourOn(where), await colourOn(opposite[where])]).toEqual(['red', 'blue']);
    },
  );

  it('tells nothing of the camera, the place or the profile, and is white where it was transparent', async () => {
    const taken = await halves()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'rahasia-sari' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withIccProfile('p3')
      .toBuffer();
    expect(taken.includes('rahasia-sari')).toBe(true);
    const { data } = await upload(taken);
    for (const ending of ['jpg', 'webp', 'avif']) {
      const { content } = await fetchPhoto(data.url_photo.replace('jpg', ending));
      expect(Buffer.from(content).includes('rahasia-sari')).toBe(false);
      const { exif, icc, xmp, orientation } = await sharp(content).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
    const empty = sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } });
    expect(await colourAt(await photoOf(await upload(await empty.png().toBuffer())), 0.5, 0.5)).toBe('white');
  });

  it('is what its content says, whatever it is called', async () => {
    const png = await plain(60, 60).png().toBuffer();
    for (const type of ['text/html', 'image/svg+xml', 'application/octet-stream', '']) {
      expect((await upload(png, type)).status, type).toBe(200);
    }
  });

  it('may be written as a data URL, in JSON or in the field of a form', async () => {
    const image = `data:text/plain;base64,${(await halves().png().toBuffer()).toString('base64')}`;
    const inJson = await api.put<Photo>(pathOf(sari), { id: sari.user.id, image }, sari.headers);
    const body = new FormData();
    body.set('image', image);
    for (const answer of [inJson, await send(body)]) {
      expect(await colourAt(await photoOf(answer), 0.1, 0.5)).toBe('red');
    }
  });
});

describe('what is refused leaves everything as it was:', () => {
  async function expectRefused(answer: Answer<Photo>, code: string, message?: string) {
    expect([answer.status, answer.code]).toEqual([400, code]);
    if (message) expect(answer.message).toBe(message);
    expect((await read(sari)).url_photo).toBeNull();
    expect((await images()).filter(({ owner_id }) => owner_id === sari.user.id)).toEqual([]);
  }
  const kinds = 'The file must be a JPEG, PNG, WebP, AVIF or GIF picture';

  it.each([
    ['text', 'Halo'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a PDF', '%PDF-1.7'],
    ['a TIFF', new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
    ['only the beginning of a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['HTML behind the beginning of a GIF', 'GIF89a<script>alert(1)</script>'],
  ])('%s', async (_what, content) => {
    await expectRefused(await upload(content), 'image_unreadable', kinds);
  });

  it('a picture cut short', async () => {
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    } as never)
      .jpeg()
      .toBuffer();
    await expectRefused(await upload(whole.subarray(0, whole.length / 3)), 'image_unreadable');
  });

  it.each([
    [1, 1],
    [49, 900],
    [900, 49],
  ])('a picture of too little: %i by %i pixels', async (width, height) => {
    await expectRefused(
      await upload(await plain(width, height).png().toBuffer()),
      'image_too_small',
      'The picture must be at least 50 pixels wide and high',
    );
  });

  it('more bytes than a picture may have', async () => {
    const large = new Uint8Array(IMAGE_BYTES_MAX + 1);
    large.set([0xff, 0xd8, 0xff]);
    await expectRefused(await upload(large), 'image_too_large', 'The picture must be 5 MB at most');
  });

  it('more bytes than it said it would bring', async () => {
    let sent = 0;
    const boundary = 'panggung';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n`;
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(head)),
      pull: (stream) => {
        sent += 65_536;
        stream.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { ...sari.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const init = { method: 'PUT', body, headers, duplex: 'half' } as RequestInit;
    const response = await api.fetch(pathOf(sari), init);
    expect([response.status, (await response.json()).code]).toEqual([400, 'image_too_large']);
    expect(sent).toBeLessThan(2 * IMAGE_BYTES_MAX);
  });

  it.each([
    [6000, 4001],
    [30_000, 900],
  ])('more pixels than a picture may have: %i by %i', async (width, height) => {
    const large = await plain(width, height).png({ compressionLevel: 9 }).toBuffer();
    expect(large.length).toBeLessThan(500_000);
    await expectRefused(
      await upload(large),
      'image_too_large',
      'The picture must have 24 megapixels at most',
    );
  });

  it('a bomb whose header alone tells of billions of pixels, before anything of it is unpacked', async () => {
    const bomb = await plain(9, 9).png().toBuffer();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const before = process.memoryUsage().rss;
    await expectRefused(await upload(bomb), 'image_too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each([
    ['a form without a picture', new FormData()],
    ['an empty file', form('')],
  ])('%s', async (_what, body) => {
    await expectRefused(await send(body), 'invalid_request', 'image is required');
  });

  it.each([
    'http://127.0.0.1/foto.jpg',
    'file:///etc/passwd',
    'data:image/png,hello',
    'data:image/png;base64,%',
  ])('an address that is no data URL: %s', async (image) => {
    const answer = await api.put<Photo>(pathOf(sari), { image }, sari.headers);
    await expectRefused(answer, 'invalid_request', 'image must be a file or a data URL');
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'image/png'])(
    'a body that is not what %s says',
    async (type) => {
      const headers = { ...sari.headers, 'content-type': type };
      const response = await api.fetch(pathOf(sari), { method: 'PUT', body: 'x', headers });
      expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_request']);
    },
  );
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe("somebody else's photo", () => {
  it.each(['4711', 'me', '-1'])('is nowhere to be changed: %s', async (id) => {
    const answer = await send(form('x'), sari, `/api/v1/user/UpdateProfile/${id}`);
    expect([answer.status, answer.code]).toEqual([404, 'account_not_found']);
  });

  it('looks like none, in the address and in the form', async () => {
    const budi = await api.signIn();
    const png = await plain(60, 60).png().toBuffer();
    expect(await send(form(png), sari, pathOf(budi))).toMatchObject({ status: 404 });
    const named = form(png);
    named.set('id', String(budi.user.id));
    expect(await send(named)).toMatchObject({ status: 404 });
    expect([(await read(budi)).url_photo, (await read(sari)).url_photo]).toEqual([null, null]);
  });

  it('nobody changes without signing in', async () => {
    const response = await api.fetch(pathOf(sari), { method: 'PUT', body: form('x') });
    expect([response.status, (await response.json()).code]).toEqual([400, 'jwt_missing']);
  });

  it('is another file, even of the same picture', async () => {
    const png = await plain(60, 60).png().toBuffer();
    const budi = await api.signIn();
    const [one, again, other] = [await upload(png), await upload(png), await send(form(png), budi)];
    expect(again.data).toEqual(one.data);
    expect(other.data.url_photo).not.toBe(one.data.url_photo);
  });
});

it('photos are taken from one person only so fast', async () => {
  const answers: number[] = [];
  for (let times = 0; times < 11; times++) answers.push((await upload('x')).status);
  expect(answers).toEqual([...Array(10).fill(400), 429]);
  expect((await send(form('x'), await api.signIn())).status).toBe(400);
  api.advance(60_000);
  expect((await upload('x')).status).toBe(400);
});

it.each([
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/nothing',
  `/media/${'0'.repeat(32)}-300.jpg`,
  `/media/${'0'.repeat(32)}-300.svg`,
])('there is no picture at %s', async (path) => {
  const answer = await api.get(path);
  expect([answer.status, answer.code]).toEqual([404, 'not_found']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('over a real connection', () => {
  const server = createAdaptorServer({
    fetch: (incoming) => api.app.fetch(incoming),
    overrideGlobalObjects: false,
  });
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
  });

  it('an upload that is given up leaves nothing', async () => {
    const jpeg = await halves().jpeg().toBuffer();
    const type = 'multipart/form-data; boundary=b';
    const headers = { ...sari.headers, 'content-type': type, 'content-length': jpeg.length + 1000 };
    const outgoing = request({ port, host: '127.0.0.1', method: 'PUT', path: pathOf(sari), headers });
    const ended = new Promise((resolve) => outgoing.on('close', resolve));
    outgoing.on('error', () => {});
    outgoing.write('--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n');
    outgoing.write(jpeg);
    const [{ socket }] = (await once(server, 'request')) as [IncomingMessage];
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(jpeg.length);
    outgoing.destroy();
    await ended;
    await expect
      .poll(() => api.lines.filter(({ call }) => String(call).includes('UpdateProfile')).at(-1)?.status)
      .toBe(400);
    expect((await read(sari)).url_photo).toBeNull();
    expect((await images()).filter(({ owner_id }) => owner_id === sari.user.id)).toEqual([]);
  });

  it('whoever sends too much learns why', async () => {
    const response = await fetch(`http://127.0.0.1:${port}${pathOf(sari)}`, {
      method: 'PUT',
      body: form(new Uint8Array(12_000_000)),
      headers: sari.headers,
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'image_too_large']);
  });
});
