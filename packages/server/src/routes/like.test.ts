import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';

let api: Api;
let people: [Person, Person];
beforeAll(async () => {
  api = await startApi();
  people = [await api.signIn(), await api.signIn()];
});
afterAll(() => api.stop());

type Like = { is_like: boolean; count_like: number };
const press = (showId: string | number, person: Person, more: object = {}) =>
  api.post<Like>(
    '/api/v1/room-like',
    { room_video_id: showId, user_id: person.user.id, ...more },
    person.headers,
  );
const isLiked = async (showId: string | number, { headers }: Person) =>
  (await api.get<Like>(`/api/v1/room-like?room_video_id=${showId}`, headers)).data.is_like;
const count = async (showId: string | number) =>
  (await api.get<{ count: number }>(`/api/v1/room-like/count?room_video_id=${showId}`)).data.count;

it('a like turns over with each press, and the show counts along', async () => {
  const [ayu, budi] = people;
  const { id } = await api.addShow({ count_like: 3 });
  expect(await isLiked(id, ayu)).toBe(false);
  expect(await press(id, ayu)).toMatchObject({ status: 200, data: { is_like: true, count_like: 4 } });
  expect(await press(id, budi)).toMatchObject({ data: { is_like: true, count_like: 5 } });
  expect([await isLiked(id, ayu), await count(id)]).toEqual([true, 5]);
  expect(await press(id, ayu)).toMatchObject({ data: { is_like: false, count_like: 4 } });
  expect([await isLiked(id, ayu), await isLiked(id, budi), await count(id)]).toEqual([false, true, 4]);
});

it('a wish said twice is done once', async () => {
  const [ayu] = people;
  const { id } = await api.addShow();
  for (const is_like of [true, true, false, false]) {
    expect(await press(id, ayu, { is_like })).toMatchObject({
      data: { is_like, count_like: Number(is_like) },
    });
  }
});

it('presses that come all at once leave a count that is true', async () => {
  const [ayu, budi] = people;
  const { id } = await api.addShow();
  await Promise.all(Array.from({ length: 9 }, (_, n) => press(id, n % 3 ? ayu : budi)));
  const { rows } = {
    rows: await api.ports.database
      .selectFrom('room_like')
      .selectAll()
      .where('room_video_id', '=', Number(id))
      .execute(),
  };
  expect((await api.show(id)).count_like).toBe(rows.length);
  expect(await isLiked(id, budi)).toBe(rows.some(({ user_id }) => user_id === budi.user.id));
});

it('a count never falls below nothing', async () => {
  const [ayu] = people;
  const { id } = await api.addShow();
  await press(id, ayu);
  await api.ports.database.updateTable('show').set({ count_like: 0 }).where('id', '=', Number(id)).execute();
  expect(await press(id, ayu)).toMatchObject({ data: { is_like: false, count_like: 0 } });
});

it('is nothing without a session, for somebody else, or for a show that is not there', async () => {
  const [ayu, budi] = people;
  const { id } = await api.addShow();
  const guest = { ...ayu, headers: {} };
  expect(await press(id, guest)).toMatchObject({ status: 400, code: 'jwt_missing' });
  expect(await press(id, ayu, { user_id: budi.user.id })).toMatchObject({ code: 'invalid_request' });
  const foreign = await api.get(`/api/v1/room-like?room_video_id=${id}&user_id=${budi.user.id}`, ayu.headers);
  expect(foreign).toMatchObject({ code: 'invalid_request' });
  for (const unknown of [999_999, 'abc', '1; drop table show']) {
    expect(await press(unknown, ayu)).toMatchObject({ status: 404, code: 'show_not_found' });
  }
  expect(await count(999_999)).toBe(0);
  const gone = await api.addShow({ deleted_at: null });
  await api.ports.database
    .updateTable('show')
    .set({ deleted_at: 1 })
    .where('id', '=', Number(gone.id))
    .execute();
  expect(await press(gone.id, ayu)).toMatchObject({ status: 404 });
});

it('is slowed down for who presses without end', async () => {
  const person = await api.signIn();
  const { id } = await api.addShow();
  const answers = [];
  for (let n = 0; n < 40; n++) answers.push(await press(id, person));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
