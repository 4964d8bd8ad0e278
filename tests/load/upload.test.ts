import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filmBoxes } from '../../packages/server/src/video.fixture.js';
import type { Running } from './process.js';
import { makeDirectory, prepareArtist, startApi } from './shop.js';

const MB = 1024 ** 2;
const megabytes = process.env.SOAK ? 500 : 128;
/** What the server may grow by meanwhile, whatever a video's length. */
const growth = 64 * MB;

const { directory, remove } = makeDirectory();
const film = join(directory, 'film.mp4');
let api: Running;
let bearer: string;

beforeAll(async () => {
  bearer = await prepareArtist({ directory });
  api = await startApi({ directory }, { gatewayUrl: 'http://127.0.0.1:9' });
  // What a server takes for its first uploads, it keeps for the next.
  await writeFilm(film, 64 * MB);
  await sendResumably();
  await sendForm(64 * MB);
  await writeFilm(film, megabytes * MB);
});
afterAll(async () => {
  await api.stop();
  remove();
});

/** A film of so many bytes on disk, without holding it. */
async function writeFilm(path: string, length: number): Promise<void> {
  const { ftyp, moov } = filmBoxes();
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, length + 8);
  head.set(new TextEncoder().encode('mdat'), 4);
  const file = await open(path, 'w');
  for (const part of [ftyp, moov, head]) await file.write(part);
  const piece = new Uint8Array(MB).fill(7);
  for (let written = 0; written < length; written += MB) await file.write(piece);
  await file.close();
}

/** How much memory the server holds, in bytes; where the system does not tell it, nothing. */
function memory(): number {
  const status = `/proc/${api.pid}/status`;
  const [, kilobytes = '0'] = existsSync(status)
    ? (/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8')) ?? [])
    : [];
  return Number(kilobytes) * 1024;
}

/** The most the server holds while something is done, beyond what it held before. */
async function grownBy(work: () => Promise<unknown>): Promise<number> {
  const before = memory();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, memory());
  }, 20);
  await work().finally(() => clearInterval(look));
  return Math.max(most, memory()) - before;
}

/** Sends the film by a client of tus that is not ours; `until` breaks it off once so many bytes were sent. */
function sendResumably(options: { url?: string; until?: number } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(createReadStream(film), {
      endpoint: `${api.url}/api/v1/upload`,
      ...(options.url && { uploadUrl: options.url }),
      uploadSize: statSync(film).size,
      chunkSize: 8 * MB,
      retryDelays: null,
      headers: { authorization: `Bearer ${bearer}` },
      onProgress: (sent) => {
        if (!options.until || sent < options.until) return;
        void upload.abort();
        resolve(upload.url ?? '');
      },
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
    });
    upload.start();
  });
}

/** Sends an expression as the document's form, written as it goes. */
async function sendForm(length: number): Promise<Response> {
  const path = join(directory, 'form.mp4');
  await writeFilm(path, length);
  const boundary = 'panggung';
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = field('name', 'film.mp4') + field('description', 'Gerakan kedua');
  const video = `--${boundary}\r\ncontent-disposition: form-data; name="video"; filename="film.mp4"\r\n\r\n`;
  async function* body() {
    yield new TextEncoder().encode(head + video);
    yield* createReadStream(path);
    yield new TextEncoder().encode(`\r\n--${boundary}--\r\n`);
  }
  const init = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Readable.toWeb(Readable.from(body())),
    duplex: 'half',
  };
  const response = await fetch(`${api.url}/api/v1/express-video`, init as RequestInit);
  await rm(path);
  return response;
}

const show = (uploadId: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: 'film.mp4',
    description: 'Gerakan kedua',
    upload_id: uploadId,
  })) {
    form.set(name, value);
  }
  const headers = { authorization: `Bearer ${bearer}` };
  return fetch(`${api.url}/api/v1/express-video`, { method: 'POST', body: form, headers });
};
const videos = () => readdirSync(join(directory, 'videos'));

describe(`a video of ${megabytes} MB`, () => {
  it('that breaks off goes on, and the server holds little of it', async () => {
    const size = statSync(film).size;
    let url = '';
    const grown = await grownBy(async () => {
      url = await sendResumably({ until: size * 0.7 });
      const asked = await fetch(url, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${bearer}`, 'tus-resumable': '1.0.0' },
      });
      const offset = Number(asked.headers.get('upload-offset'));
      expect(offset).toBeGreaterThan(size * 0.4);
      expect(offset).toBeLessThan(size);
      await sendResumably({ url });
    });
    const { data } = await (await show(String(url.split('/').at(-1)))).json();
    expect(data).toMatchObject({ duration: 12.34 });
    const played = await fetch(api.url + new URL(data.url_video, api.url).pathname, {
      headers: { range: `bytes=${size - 4}-` },
    });
    expect([played.status, new Uint8Array(await played.arrayBuffer())]).toEqual([
      206,
      new Uint8Array([7, 7, 7, 7]),
    ]);
    console.log(`Resumably, the server grew by ${Math.round(grown / MB)} MB.`);
    expect(grown).toBeLessThan(growth);
  });

  it('that comes within a form is held as little', async () => {
    let reply: Response | undefined;
    const grown = await grownBy(async () => {
      reply = await sendForm(megabytes * MB);
    });
    expect(reply?.status).toBe(201);
    console.log(`In a form, the server grew by ${Math.round(grown / MB)} MB.`);
    expect(grown).toBeLessThan(growth);
  });

  it('outlives a server that dies in the middle', async () => {
    const url = await sendResumably({ until: 30 * MB });
    await api.kill();
    api = await startApi(
      { directory },
      { gatewayUrl: 'http://127.0.0.1:9', port: Number(new URL(api.url).port) },
    );
    expect(videos().filter((name) => name.endsWith('.part'))).toHaveLength(1);
    await sendResumably({ url });
    expect((await show(String(url.split('/').at(-1)))).status).toBe(201);
    expect(videos().filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
