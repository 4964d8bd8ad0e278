import { UPLOAD_PATH, uploadIdOf } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_URL, type Api, startApi } from '../../../../tests/api.js';
import { type Person, stayIn } from '../../../../tests/people.js';
import { createMemoryVideos } from '../adapters/videos-memory.js';
import { film, signInArtist } from '../video.fixture.js';
import { UNUSED_VIDEO_KEPT } from '../video-cleanup.js';
import { REMOVAL_TIME } from '../video-drop.js';
import { createVideoUploads } from '../video-upload.js';

const stored = createMemoryVideos();
const MB = 1024 ** 2;
const settings = {
  productName: 'Panggung',
  siteOrigins: ['http://localhost:5173'],
  siteUrl: 'http://localhost:5173',
  callbackToken: 'callback',
  sessionKey: 'session-key-of-the-tests-32-characters',
  videoBytesMax: 2 * MB,
  videoSpace: 5 * MB,
};
let api: Api;
let laras: Person;
beforeAll(async () => {
  api = await startApi({ ports: { videos: stored, settings } });
});
afterAll(() => api.stop());
beforeEach(async () => {
  laras = await signInArtist(api);
});

const FILM = film({ length: 300_000 });
/** Less than the store writes at once, and no multiple of anything. */
const PART = 100_001;

const ask = (method: string, path: string, headers = {}, body: BodyInit | null = null, person = laras) =>
  api.fetch(path, {
    method,
    body,
    headers: { 'tus-resumable': '1.0.0', ...person.headers, ...headers },
    duplex: 'half',
  } as RequestInit);
const begin = (length: number = FILM.length, headers = {}, person = laras) =>
  ask('POST', UPLOAD_PATH, { 'upload-length': String(length), ...headers }, null, person);
const addressOf = async (reply: Promise<Response>) => String((await reply).headers.get('location'));
const go = (url: string, at: number, body: BodyInit, person = laras) =>
  ask(
    'PATCH',
    url,
    { 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
    body,
    person,
  );
const look = (url: string, person = laras) => ask('HEAD', url, {}, null, person);
const offset = async (reply: Promise<Response>) => {
  const { status, headers } = await reply;
  return [status, Number(headers.get('upload-offset'))];
};
const refusal = async (reply: Promise<Response>) => {
  const answer = await reply;
  return [answer.status, (await answer.json()).code];
};
/** A connection that breaks behind these bytes. */
const breaking = (bytes: Uint8Array<ArrayBuffer>) => {
  let isSent = false;
  return new ReadableStream<Uint8Array>({
    pull(stream) {
      if (isSent) return stream.error(new Error('aborted'));
      isSent = true;
      stream.enqueue(bytes);
    },
  });
};
const rowOf = (url: string) =>
  api.ports.database.selectFrom('video').selectAll().where('id', '=', uploadIdOf(url)).executeTakeFirst();
const bytesOf = async (url: string) => {
  const video = await stored.find(`${uploadIdOf(url)}.mp4`);
  return video && new Uint8Array(await new Response(video.read(0, video.size - 1)).arrayBuffer());
};
/** Asks for an expression that shows an upload. */
function show(url: string, person = laras): Promise<Response> {
  const body = new FormData();
  const fields = { name: 'tari.mp4', description: 'Gerakan kedua', upload_id: uploadIdOf(url) };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return ask('POST', '/api/v1/express-video', {}, body, person);
}
/** A whole one. */
async function send(bytes = FILM, person = laras): Promise<string> {
  const url = await addressOf(begin(bytes.length, {}, person));
  await go(url, 0, bytes, person);
  return url;
}

describe('an upload', () => {
  it('tells how it is done to whoever asks', async () => {
    const { status, headers } = await api.fetch(UPLOAD_PATH, { method: 'OPTIONS' });
    expect([status, headers.get('tus-version'), headers.get('tus-extension')]).toEqual([
      200,
      '1.0.0',
      'creation,expiration,termination',
    ]);
    expect(headers.get('tus-max-size')).toBe(String(2 * MB));
  });

  it('begins with nothing, goes on from where it is, and ends as the very same bytes', async () => {
    const reply = await begin();
    expect([reply.status, reply.headers.get('tus-resumable')]).toEqual([201, '1.0.0']);
    expect(reply.headers.get('upload-expires')).toBe(new Date(api.now() + UNUSED_VIDEO_KEPT).toUTCString());
    const url = String(reply.headers.get('location'));
    expect(await offset(look(url))).toEqual([200, 0]);
    expect(await offset(go(url, 0, FILM.slice(0, PART)))).toEqual([204, PART]);
    expect(await offset(look(url))).toEqual([200, PART]);
    expect(await offset(go(url, PART, FILM.slice(PART)))).toEqual([204, FILM.length]);
    expect(await bytesOf(url)).toEqual(FILM);
    expect(await rowOf(url)).toMatchObject({ status: 'kept', duration: 12_340, used_by: null });
  });

  it('keeps what came before its connection broke', async () => {
    const url = await addressOf(begin());
    await go(url, 0, breaking(FILM.slice(0, PART)));
    expect(await offset(look(url))).toEqual([200, PART]);
    await go(url, PART, FILM.slice(PART));
    expect(await bytesOf(url)).toEqual(FILM);
  });

  it('whose store fails once goes on from what was kept', async () => {
    const url = await addressOf(begin());
    const { write } = stored;
    let count = 0;
    stored.write = async (piece) => {
      if (count++ === 1) throw new Error('The file store is away');
      await write(piece);
    };
    expect((await go(url, 0, FILM)).status).toBe(500);
    stored.write = write;
    const [, at = 0] = await offset(look(url));
    expect(at).toBe(stored.pieceSize);
    await go(url, at, FILM.slice(at));
    expect(await bytesOf(url)).toEqual(FILM);
  });

  it('goes on at another process, and the one before writes no more of it', async () => {
    const url = await addressOf(begin());
    const row = await createVideoUploads(api.ports).take({
      id: uploadIdOf(url),
      ownerId: Number(laras.user.id),
    });
    const before = createVideoUploads(api.ports).open(row);
    await before.write(FILM.slice(0, 10));
    expect(await offset(look(url))).toEqual([200, 0]);
    await expect(before.flush()).rejects.toMatchObject({ code: 'request_in_progress' });
    await go(url, 0, FILM);
    expect(await bytesOf(url)).toEqual(FILM);
  });

  it('whose process died before its video was looked at is looked at when somebody asks', async () => {
    const url = await addressOf(begin());
    const uploads = createVideoUploads(api.ports);
    const writer = uploads.open(await uploads.take({ id: uploadIdOf(url), ownerId: Number(laras.user.id) }));
    await writer.write(FILM);
    await writer.flush();
    expect(await rowOf(url)).toMatchObject({ status: 'arriving', received: FILM.length });
    expect(await offset(look(url))).toEqual([200, FILM.length]);
    expect(await rowOf(url)).toMatchObject({ status: 'kept' });
  });

  it('may be given up, and there is nothing left of it', async () => {
    const url = await addressOf(begin());
    await go(url, 0, FILM.slice(0, PART));
    expect((await ask('DELETE', url)).status).toBe(204);
    expect([(await look(url)).status, await rowOf(url)]).toEqual([404, undefined]);
  });

  it('given up while the store is away is nobody’s at once, and gone once the store is back', async () => {
    const url = await send();
    const { remove } = stored;
    stored.remove = () => Promise.reject(new Error('The file store is away'));
    expect((await ask('DELETE', url)).status).toBe(204);
    expect([(await look(url)).status, (await show(url)).status]).toEqual([404, 404]);
    stored.remove = remove;
    expect([await bytesOf(url), (await rowOf(url))?.status]).toEqual([FILM, 'dropped']);
    await api.runJobs();
    expect(await rowOf(url)).toBeDefined();
    api.advance(REMOVAL_TIME + 1);
    await api.runJobs();
    expect([await bytesOf(url), await rowOf(url)]).toEqual([null, undefined]);
  });

  it('keeps no row locked while the store removes it', async () => {
    const url = await send();
    api.advance(UNUSED_VIDEO_KEPT + 1);
    laras = await stayIn(api, laras);
    const { remove } = stored;
    let inStore: unknown;
    stored.remove = async (video) => {
      // Waited for ever, were the row held.
      inStore ??= await rowOf(url).then((row) => row?.status);
      await begin(100);
      await remove(video);
    };
    await api.runJobs();
    stored.remove = remove;
    expect([inStore, await rowOf(url)]).toEqual(['dropped', undefined]);
  });

  it('nobody goes on with is gone after a day; one that grows stays, and so does what shows something', async () => {
    const [left, grown, shown] = [await addressOf(begin()), await addressOf(begin()), await send()];
    expect((await show(shown)).status).toBe(201);
    const whole = await send();
    api.advance(UNUSED_VIDEO_KEPT - 1000);
    laras = await stayIn(api, laras);
    await go(grown, 0, FILM.slice(0, PART));
    api.advance(2000);
    await api.runJobs();
    const rows = await Promise.all([left, grown, shown, whole].map(rowOf));
    expect(rows.map((row) => row?.status)).toEqual([undefined, 'arriving', 'kept', undefined]);
    expect([await bytesOf(shown), await bytesOf(whole)]).toEqual([FILM, null]);
  });

  it('of a show that is no more, or shows another, is gone a day later', async () => {
    const [replaced, deleted] = [await send(), await send()];
    const { database } = api.ports;
    const addressIn = (url: string) => `/media/videos/${uploadIdOf(url)}.mp4`;
    for (const url of [replaced, deleted]) {
      await database
        .updateTable('video')
        .set({ used_by: 'show' })
        .where('id', '=', uploadIdOf(url))
        .execute();
    }
    const own = { video_created_id: Number(laras.user.id) };
    const show = await api.addShow({ ...own, url_video: addressIn(deleted) });
    await api.addShow({ ...own, url_video: '/media/videos/other.mp4' });
    await api.runJobs();
    expect([(await rowOf(replaced))?.used_by, (await rowOf(deleted))?.used_by]).toEqual([null, 'show']);
    const shows = database.updateTable('show').set({ deleted_at: api.now() });
    await shows.where('id', '=', Number(show.id)).execute();
    await api.runJobs();
    api.advance(UNUSED_VIDEO_KEPT + 1);
    await api.runJobs();
    expect([await rowOf(replaced), await rowOf(deleted)]).toEqual([undefined, undefined]);
  });
});

describe('an upload is refused', () => {
  it('to somebody else: there is none of others', async () => {
    const url = await addressOf(begin());
    const other = await signInArtist(api);
    for (const reply of [
      await look(url, other),
      await go(url, 0, FILM, other),
      await ask('DELETE', url, {}, null, other),
      await show(url, other),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect(await offset(look(url))).toEqual([200, 0]);
  });

  it('to whoever is no artist, or nobody', async () => {
    const sari = await api.signIn();
    expect(await refusal(begin(100, {}, sari))).toEqual([400, 'artists_only']);
    const guest = { ...sari, headers: {} };
    expect(await refusal(begin(100, {}, guest))).toEqual([400, 'jwt_missing']);
  });

  it('in words of another version of tus', async () => {
    const reply = await begin(100, { 'tus-resumable': '0.2.2' });
    expect([reply.status, reply.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  });

  it.each<[string, string, number, string]>([
    ['no size', '', 400, 'invalid_request'],
    ['a size that is none', '-1', 400, 'invalid_request'],
    ['nothing to send', '0', 400, 'video_unreadable'],
    ['a size beyond what is taken', String(2 * MB + 1), 413, 'video_too_large'],
  ])('with %s', async (_, length, status, code) => {
    expect(await refusal(begin(0, { 'upload-length': length }))).toEqual([status, code]);
  });

  it('for what says that it is no video', async () => {
    const filetype = (type: string) => ({ 'upload-metadata': `filename dGFyaQ==,filetype ${btoa(type)}` });
    expect(await refusal(begin(100, filetype('image/png')))).toEqual([400, 'video_unreadable']);
    expect((await begin(100, filetype('video/mp4'))).status).toBe(201);
  });

  it('in another place than where it is, and in another form', async () => {
    const url = await addressOf(begin());
    await go(url, 0, FILM.slice(0, PART));
    expect(await refusal(go(url, 0, FILM))).toEqual([409, 'request_in_progress']);
    const headers = { 'upload-offset': String(PART), 'content-type': 'application/json' };
    expect((await ask('PATCH', url, headers, FILM)).status).toBe(415);
    expect(await offset(look(url))).toEqual([200, PART]);
  });

  it('that is longer than it said, and that is no video: nothing is left of either', async () => {
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    const long = await addressOf(begin(FILM.length - 1));
    expect(await refusal(go(long, 0, FILM))).toEqual([400, 'video_too_large']);
    const other = await addressOf(begin(page.length));
    expect(await refusal(go(other, 0, page))).toEqual([400, 'video_unreadable']);
    const half = await addressOf(begin(PART));
    expect(await refusal(go(half, 0, FILM.slice(0, PART)))).toEqual([400, 'video_unreadable']);
    expect(await Promise.all([long, other, half].map(rowOf))).toEqual([undefined, undefined, undefined]);
    expect(await Promise.all([long, other, half].map(bytesOf))).toEqual([null, null, null]);
  });

  it('once their room is full, until they give one up', async () => {
    const first = await addressOf(begin(2 * MB));
    await begin(2 * MB);
    expect(await refusal(begin(2 * MB))).toEqual([400, 'upload_space_full']);
    await ask('DELETE', first);
    expect((await begin(2 * MB)).status).toBe(201);
  });

  it('two at once count each other', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => begin(2 * MB)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
  });

  it('to who begins one after the other', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await begin(100)).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
  });

  it('to who sends more than four at once, until one has ended', async () => {
    const urls: string[] = [];
    for (let n = 0; n < 5; n++) urls.push(await addressOf(begin()));
    const open = urls.slice(0, 4).map((url) => {
      const line = new TransformStream<Uint8Array, Uint8Array>();
      return { writer: line.writable.getWriter(), answer: go(url, 0, line.readable) };
    });
    for (const { writer } of open) await writer.write(FILM.slice(0, PART));
    const fifth = urls[4] as string;
    expect(await refusal(go(fifth, 0, FILM))).toEqual([429, 'rate_limited']);
    expect(await offset(look(fifth))).toEqual([200, 0]);
    await open[0]?.writer.write(FILM.slice(PART));
    await open[0]?.writer.close();
    expect((await open[0]?.answer)?.status).toBe(204);
    expect((await go(fifth, 0, FILM)).status).toBe(204);
    for (const { writer, answer } of open.slice(1)) {
      await writer.abort();
      await answer;
    }
  });

  it('before it is whole', async () => {
    const url = await addressOf(begin());
    await go(url, 0, FILM.slice(0, PART));
    expect(await refusal(show(url))).toEqual([400, 'upload_incomplete']);
    expect((await rowOf(url))?.used_by).toBeNull();
  });
});

it("a partner's page may send, and sees what it needs", async () => {
  const { headers } = await api.fetch(
    new Request(`${API_URL}${UPLOAD_PATH}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'PATCH' },
    }),
  );
  const allowed = String(headers.get('access-control-allow-headers')).split(', ');
  for (const header of [
    'tus-resumable',
    'upload-length',
    'upload-offset',
    'upload-metadata',
    'authorization',
  ]) {
    expect(allowed).toContain(header);
  }
  const reply = await begin(100, { origin: 'http://localhost:5173' });
  const exposed = String(reply.headers.get('access-control-expose-headers')).split(', ');
  for (const header of ['Location', 'Upload-Offset', 'Upload-Length']) expect(exposed).toContain(header);
});
