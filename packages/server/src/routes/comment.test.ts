import type { Badword, Comment } from '@panggung/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';
import { addBadwords, removeBadwords } from '../badwords.js';

let api: Api;
let ayu: Person;
beforeAll(async () => {
  api = await startApi();
  ayu = await api.signIn();
});
beforeEach(() => api.advance(30_000));
afterAll(() => api.stop());

const write = (showId: string | number, comment: unknown, more: object = {}, headers: object = {}) =>
  api.post<Comment>(
    '/api/v1/room-comment',
    {
      room_video_id: showId,
      user_id: ayu.user.id,
      url_photo: null,
      full_name: 'Bukan Saya',
      comment,
      ...more,
    },
    { ...ayu.headers, ...headers },
  );
const list = (showId: string | number, query = '') =>
  api.get<Comment[]>(`/api/v1/room-comment?room_video_id=${showId}&${query}`);
const count = async (showId: string | number) =>
  (await api.get<{ count: number }>(`/api/v1/room-comment/count?room_video_id=${showId}`)).data.count;

describe('a comment', () => {
  it('is written under the name of the account, and read by everybody', async () => {
    const { id } = await api.addShow();
    const { status, data } = await write(id, '  Keren sekali  ');
    expect(status).toBe(201);
    expect(data).toMatchObject({
      comment: 'Keren sekali',
      full_name: ayu.user.full_name,
      user_id: ayu.user.id,
      room_video_id: id,
      created_at: api.now(),
    });
    expect((await list(id)).data).toEqual([data]);
    expect([await count(id), (await api.show(id)).count_comment]).toEqual([1, 1]);
  });

  it('is kept as the text it is', async () => {
    const { id } = await api.addShow();
    const text = `<script>alert(1)</script> ' ; drop table show -- \n \${x} 🎭`;
    expect((await write(id, text)).data.comment).toBe(text);
    expect((await list(id)).data[0]?.comment).toBe(text);
  });

  it('comes 25 a page, the newest first', async () => {
    const { id } = await api.addShow();
    const rows = Array.from({ length: 60 }, (_, n) => ({
      room_video_id: Number(id),
      user_id: Number(ayu.user.id),
      comment: `${n}`,
      idempotency_key: null,
      created_at: api.now(),
    }));
    await api.ports.database.insertInto('room_comment').values(rows).execute();
    await api.ports.database
      .updateTable('show')
      .set({ count_comment: 60 })
      .where('id', '=', Number(id))
      .execute();
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(id, `page=${page}`)));
    expect(pages.map(({ data }) => data.length)).toEqual([25, 25, 10, 0]);
    expect(pages.flatMap(({ data }) => data.map(({ comment }) => Number(comment)))).toEqual(
      rows.map((_, n) => 59 - n),
    );
    expect(pages[0]?.body.page).toMatchObject({ total: 60, total_page: 3, per_page: 25 });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['501 characters', 'x'.repeat(501)],
    ['no text', 7],
    ['a NUL', 'a\u0000b'],
  ])('is refused: %s', async (_what, comment) => {
    const { id } = await api.addShow();
    expect(await write(id, comment)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await count(id)).toBe(0);
  });

  it('takes 500 characters', async () => {
    const { id } = await api.addShow();
    expect((await write(id, 'x'.repeat(500))).status).toBe(201);
  });

  it('needs a session, a show, and nobody else for its writer', async () => {
    const { id } = await api.addShow();
    const guest = await api.post('/api/v1/room-comment', { room_video_id: id, comment: 'Halo' });
    expect(guest).toMatchObject({ status: 400, code: 'jwt_missing' });
    expect(await write(id, 'Halo', { user_id: 999_999 })).toMatchObject({ code: 'invalid_request' });
    expect(await write(999_999, 'Halo')).toMatchObject({ status: 404, code: 'show_not_found' });
    expect((await list('abc')).data).toEqual([]);
    expect(await count(999_999)).toBe(0);
  });

  it('sent twice under one key is written once', async () => {
    const { id } = await api.addShow();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const both = await Promise.all([write(id, 'Sekali', {}, key), write(id, 'Sekali', {}, key)]);
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    expect(await count(id)).toBe(1);
    const budi = await api.signIn();
    const theirs = await api.post<Comment>(
      '/api/v1/room-comment',
      { room_video_id: id, comment: 'Dua kali' },
      { ...budi.headers, ...key },
    );
    expect(theirs.data.comment).toBe('Dua kali');
  });

  it('is slowed down for who writes without end', async () => {
    const { id } = await api.addShow();
    const answers = [];
    for (let n = 0; n < 15; n++) answers.push((await write(id, `${n}`)).status);
    expect(answers).toContain(429);
    api.advance(60_000);
    expect((await write(id, 'lagi')).status).toBe(201);
  });
});

describe('a bad word', () => {
  it('is listed for everybody, once', async () => {
    expect(await addBadwords(api.ports.database, [' Bad ', 'bad', 'Ä', ''])).toBe(2);
    expect(await addBadwords(api.ports.database, ['BAD'])).toBe(0);
    api.advance(1100);
    const { data, body } = await api.get<Badword[]>('/api/v1/master/badword');
    expect(data).toEqual([{ name: 'bad' }, { name: 'ä' }]);
    expect(body.page).toMatchObject({ total: 2, total_page: 1 });
  });

  it('is masked by the server, whatever the page did, and no longer once it is removed', async () => {
    const { id } = await api.addShow();
    await addBadwords(api.ports.database, ['bad']);
    api.advance(60_000);
    expect((await write(id, 'Bad badger')).data.comment).toBe('*** badger');
    expect((await list(id)).data[0]?.comment).toBe('*** badger');
    expect(await removeBadwords(api.ports.database, ['BAD', 'unknown'])).toBe(1);
    api.advance(60_000);
    expect((await write(id, 'Bad badger')).data.comment).toBe('Bad badger');
  });
});
