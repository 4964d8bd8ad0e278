import {
  EXPRESS_CATEGORY_ID,
  type Expression,
  expressionFields,
  type Page,
  type UserData,
} from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../../tests/api.js';
import { PASSWORD, type Person, stayIn } from '../../../../tests/people.js';
import { addExpression } from '../express-write.js';
import { film, signInArtist } from '../video.fixture.js';
import { createVideoUploads } from '../video-upload.js';

let api: Api;
let laras: Person;
beforeAll(async () => {
  api = await startApi({
    ports: { settings: { ...(await settings()), videoBytesMax: 3 * 1024 ** 2, videoSpace: 5 * 1024 ** 2 } },
  });
});
afterAll(() => api.stop());
beforeEach(async () => {
  laras = await signInArtist(api);
});

async function settings() {
  const other = await startApi();
  await other.stop();
  return other.ports.settings;
}

const PATH = '/api/v1/express-video';
const draft = { name: 'tari.mp4', description: 'Gerakan kedua', duration: 12.34 };

/** The form as a page sends it; what is null is left out. */
function form(person: Person, own: Record<string, string | Blob | null> = {}): FormData {
  const body = new FormData();
  const video = new File([film()], 'tari.mp4', { type: 'video/mp4' });
  const fields = { ...expressionFields(draft, person.user.id), video, ...own };
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, value);
  return body;
}
/** A form as it travels, whole before it does: what is refused in the middle is read no further. */
async function written(body: FormData) {
  const form = new Response(body);
  return {
    type: { 'content-type': String(form.headers.get('content-type')) },
    bytes: new Uint8Array(await form.arrayBuffer()),
  };
}
async function send(person: Person, form: FormData, headers = {}): Promise<Answer<Expression>> {
  const { type, bytes } = await written(form);
  return sendBytes(person, bytes, { ...type, ...headers });
}
async function sendBytes(
  person: Person,
  body: Uint8Array<ArrayBuffer>,
  headers = {},
): Promise<Answer<Expression>> {
  const init = { method: 'POST', body, headers: { ...person.headers, ...headers } };
  const response = await api.fetch(PATH, init);
  const answer = await response.json();
  return { status: response.status, headers: response.headers, body: answer, ...answer };
}
const add = async (person = laras, own = {}) => (await send(person, form(person, own))).data;
const list = async (query = '', person = laras) => {
  const { data, body } = await api.get<Expression[]>(`${PATH}?${query}`, person.headers);
  return { names: data.map(({ name }) => name), page: body.page as Page };
};
const bytesAt = async (url: string, headers = {}) => {
  const response = await api.fetch(url, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const videos = () => api.ports.database.selectFrom('video').selectAll().execute();

describe('an expression', () => {
  it('is made of a form and its video, and everybody may see it, in parts as players ask for them', async () => {
    const { status, data } = await send(laras, form(laras));
    expect([status, data]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'tari.mp4',
        location: '',
        description: 'Gerakan kedua',
        url_video: expect.stringMatching(/^\/media\/expressions\/[0-9a-f]{32}\.mp4$/),
        duration: 12.34,
        user_id: laras.user.id,
        video_created_id: laras.user.id,
        room_category_id: EXPRESS_CATEGORY_ID,
        status: 'EXPRESS',
        video_status: 'PUBLIC',
        video_type: 'SHORT',
        type: 'EXPRESS',
        created_at: api.now(),
        updated_at: api.now(),
      },
    ]);
    const { response, bytes } = await bytesAt(data.url_video);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(bytes).toEqual(film());
    const part = await bytesAt(data.url_video, { range: 'bytes=4-7' });
    expect([part.response.status, new TextDecoder().decode(part.bytes)]).toEqual([206, 'ftyp']);
  });

  it('lasts as long as its file says, whatever the page says', async () => {
    expect((await add(laras, { duration: '9999' })).duration).toBe(12.34);
    const unknown = new File([film({ duration: 0 })], 'a.mp4');
    expect((await add(laras, { duration: '7.5', video: unknown })).duration).toBe(7.5);
  });

  it('belongs to who asks: nobody makes one for others', async () => {
    const other = await signInArtist(api);
    for (const field of ['userid', 'videocreatedid']) {
      const { status, code } = await send(laras, form(laras, { [field]: String(other.user.id) }));
      expect([status, code], field).toEqual([400, 'invalid_request']);
    }
    expect((await list(`user_id=${other.user.id}`)).names).toEqual([]);
  });

  it('is for artists; nobody is signed out for asking', async () => {
    const sari = await api.signIn();
    const { status, code } = await send(sari, form(sari));
    expect([status, code]).toEqual([400, 'artists_only']);
    const guest = await api.fetch(PATH, { method: 'POST', body: form(sari) });
    expect([guest.status, (await guest.json()).message]).toEqual([400, 'missing or malformed jwt']);
  });

  it('sent twice under one key is made once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await send(laras, form(laras), key);
    const again = await send(laras, form(laras), key);
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect((await list(`user_id=${laras.user.id}`)).names).toHaveLength(1);
    const other = await signInArtist(api);
    expect((await send(other, form(other), key)).data.id).not.toBe(first.data.id);
  });

  it('sent to two processes at once under one key is made once', async () => {
    const uploads = createVideoUploads(api.ports);
    const userId = Number(laras.user.id);
    const bytes = film();
    const { row } = await uploads.begin({ ownerId: userId, size: bytes.length });
    const writer = uploads.open(row);
    await writer.write(bytes);
    await writer.flush();
    await uploads.end(row, bytes.length);
    const wish = { ...draft, location: '', userId, videoId: row.id, key: 'twins', now: api.now() };
    const source = { database: api.ports.database };
    const [one, other] = await Promise.all([addExpression(source, wish), addExpression(source, wish)]);
    expect(one).toEqual(other);
  });

  it('is made where there is just room for its video, whatever else its form holds', async () => {
    const large = (length: number) => new File([film({ length })], 'a.mp4');
    await add(laras, { video: large(2.5 * 1024 ** 2) });
    const { type, bytes } = await written(
      form(laras, { video: large(2.4 * 1024 ** 2), cover: new Blob([new Uint8Array(200 * 1024)]) }),
    );
    const { status } = await sendBytes(laras, bytes, { ...type, 'content-length': String(bytes.length) });
    expect(status).toBe(201);
  });

  it('is described anew, and removed with its video, by whose it is alone', async () => {
    const { id, url_video } = await add();
    const other = await signInArtist(api);
    for (const ask of [
      api.put<Expression>(`${PATH}/${id}`, { name: 'x' }, other.headers),
      api.delete(`${PATH}/${id}`, other.headers),
    ]) {
      const { status, code } = await ask;
      expect([status, code]).toEqual([404, 'expression_not_found']);
    }
    api.advance(1000);
    const { data } = await api.put<Expression>(`${PATH}/${id}`, { description: ' Baru ' }, laras.headers);
    expect(data).toMatchObject({ description: 'Baru', name: 'tari.mp4', updated_at: api.now() });
    expect((await api.delete(`${PATH}/${id}`, laras.headers)).data).toEqual({ id });
    expect((await bytesAt(url_video)).response.status).toBe(404);
    expect((await api.delete(`${PATH}/${id}`, laras.headers)).status).toBe(404);
    await api.runJobs();
    expect((await videos()).map((video) => `/media/expressions/${video.id}.mp4`)).not.toContain(url_video);
  });
});

it('whoever leaves takes their expressions along, and everything they began to upload', async () => {
  const { url_video } = await add();
  const begun = await api.fetch('/api/v1/upload', {
    method: 'POST',
    headers: { ...laras.headers, 'tus-resumable': '1.0.0', 'upload-length': '1000' },
  });
  expect(begun.status).toBe(201);
  const path = `/api/v1/user/${laras.user.id}`;
  const { data } = await api.get<UserData>(`${path}/export`, laras.headers);
  expect(data.expressions).toMatchObject([{ name: 'tari.mp4', description: 'Gerakan kedua', url_video }]);
  const left = await api.fetch(path, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', ...laras.headers },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(left.status).toBe(200);
  expect((await bytesAt(url_video)).response.status).toBe(404);
  await api.runJobs();
  expect((await videos()).filter(({ owner_id }) => owner_id === laras.user.id)).toEqual([]);
});

describe('the list of expressions', () => {
  it('has eight on a page, the newest first, of one person or of all', async () => {
    laras = await signInArtist(api);
    for (let at = 1; at <= 9; at++) await add(laras, { name: `${at}.mp4` });
    const mine = `user_id=${laras.user.id}`;
    expect(await list(mine)).toMatchObject({
      names: [9, 8, 7, 6, 5, 4, 3, 2].map((at) => `${at}.mp4`),
      page: { total_page: 2, per_page: 8, total: 9 },
    });
    expect((await list(`${mine}&page=2`)).names).toEqual(['1.mp4']);
    const sari = await api.signIn();
    expect((await list(mine, sari)).names).toHaveLength(8);
    expect((await list('', sari)).page.total).toBeGreaterThan(8);
  });

  it('is for who signed in', async () => {
    expect((await api.get(PATH)).status).toBe(400);
  });
});

describe('a form is refused', () => {
  const page = new File(['<!doctype html><script>alert(1)</script>'], 'tari.mp4', { type: 'video/mp4' });
  it.each<[string, Record<string, string | Blob | null>, string, string]>([
    ['of more than a week', { duration: '1e300' }, 'invalid_request', 'duration is not valid'],
    ['without a video', { video: null }, 'invalid_request', 'video is required'],
    ['with an empty one', { video: new File([], '') }, 'invalid_request', 'video is required'],
    ['with a page in its place', { video: page }, 'video_unreadable', 'The file must be an MP4 video'],
    [
      'with half a film',
      { video: new File([film().slice(0, 700)], 'a.mp4') },
      'video_unreadable',
      'The video is cut short: a part of its file is missing',
    ],
    [
      'with a film that is too large',
      { video: new File([film({ length: 3.1 * 1024 ** 2 })], 'a.mp4') },
      'video_too_large',
      'The video must be 3 MB at most',
    ],
    ['without a description', { description: ' ' }, 'invalid_request', 'Description is required'],
    [
      'with too long a name',
      { name: 'a'.repeat(256) },
      'invalid_request',
      'Name must be less than 255 characters',
    ],
    ['as something else', { type: 'liveStream' }, 'invalid_request', 'type is not valid'],
    ['with a NUL', { description: 'a\0b' }, 'invalid_request', 'The form holds a NUL'],
    [
      'for an upload nobody knows',
      { video: null, upload_id: '0'.repeat(32) },
      'upload_not_found',
      'There is no such upload',
    ],
  ])('%s, and nothing is left of it', async (_, own, code, message) => {
    const refused = await send(laras, form(laras, own));
    expect([refused.status, refused.code, refused.message]).toEqual([
      code === 'upload_not_found' ? 404 : 400,
      code,
      message,
    ]);
    expect((await list(`user_id=${laras.user.id}`)).names).toEqual([]);
    expect((await videos()).filter(({ owner_id }) => owner_id === laras.user.id)).toEqual([]);
  });

  it('that breaks off, or is none', async () => {
    const { type, bytes } = await written(form(laras));
    for (const [length, headers] of [
      [bytes.length - 20, type],
      [300, type],
      [bytes.length, { 'content-type': 'application/json' }],
      [bytes.length, { 'content-type': 'multipart/form-data' }],
    ] as const) {
      const { status, code } = await sendBytes(laras, bytes.slice(0, length), headers);
      expect([status, code]).toEqual([400, 'invalid_request']);
    }
    expect((await videos()).filter(({ owner_id }) => owner_id === laras.user.id)).toEqual([]);
  });

  it('once there is no room for more videos of theirs', async () => {
    const large = () => new File([film({ length: 2.5 * 1024 ** 2 })], 'a.mp4');
    expect((await send(laras, form(laras, { video: large() }))).status).toBe(201);
    const { code } = await send(laras, form(laras, { video: large() }));
    expect(code).toBe('upload_space_full');
    api.advance(60_000);
    laras = await stayIn(api, laras);
    expect((await send(laras, form(laras))).status).toBe(201);
  });

  it('for which there is no room beside the others that come at once', async () => {
    const large = () => new File([film({ length: 2.5 * 1024 ** 2 })], 'a.mp4');
    const answers = await Promise.all([1, 2, 3].map(() => send(laras, form(laras, { video: large() }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await list(`user_id=${laras.user.id}`)).names).toHaveLength(1);
  });
});
