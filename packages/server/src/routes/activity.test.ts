import type { Activity } from '@panggung/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';

let api: Api;
let sari: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  [sari, budi] = await Promise.all([api.signIn(), api.signIn()]);
});

const PATH = '/api/v1/log-activity';
const login = { device_name: 'Firefox on Linux', device_type: 'WEB', type_activity: 'LOGIN' };

const report = (person: Person, body: object = {}, key: string = crypto.randomUUID()) =>
  api.post<Activity>(PATH, { ...login, ...body }, { ...person.headers, 'idempotency-key': key });
const list = (person: Person, query = '') => api.get<Activity[]>(`${PATH}${query}`, person.headers);

describe('what somebody did', () => {
  it('is kept and listed, newest first, to them alone', async () => {
    const first = await report(sari, { user_id: sari.user.id });
    expect(first).toMatchObject({ status: 201, data: { ...login, user_id: sari.user.id } });
    api.advance(1000);
    const second = await report(sari, { device_name: 'Safari on iPhone' });
    expect(second.data.created_at).toBe(first.data.created_at + 1000);
    const { data, body } = await list(sari);
    expect(data).toEqual([second.data, first.data]);
    expect(body.page).toEqual({ total_page: 1, page: 1, per_page: 8, total: 2 });
    expect((await list(sari, '?per_page=1&page=2')).data).toEqual([first.data]);
    expect((await list(sari, '?order_by=created_at&order=asc')).data).toEqual([first.data, second.data]);
    expect((await list(budi)).data).toEqual([]);
  });

  it('is kept once, however often it is reported under its key', async () => {
    const [first, ...twins] = await Promise.all([
      report(sari, {}, 'once'),
      report(sari, {}, 'once'),
      report(sari, {}, 'once'),
    ]);
    for (const twin of twins) expect([twin.status, twin.data]).toEqual([201, first?.data]);
    expect((await list(sari)).data).toHaveLength(1);
    expect(await report(sari, { device_name: 'Another' }, 'once')).toMatchObject({
      status: 400,
      code: 'idempotency_key_reused',
    });
  });

  it('has keys of its own: another person may use the same', async () => {
    const ours = await report(sari, {}, 'same');
    const theirs = await report(budi, {}, 'same');
    expect([ours.data.user_id, theirs.data.user_id]).toEqual([sari.user.id, budi.user.id]);
  });

  it('is never told for somebody else, nor read of them', async () => {
    const foreign = { status: 400, code: 'invalid_request', message: 'user_id must be your own' };
    expect(await report(sari, { user_id: budi.user.id })).toMatchObject(foreign);
    expect(await list(sari, `?user_id=${budi.user.id}`)).toMatchObject(foreign);
    expect((await list(budi)).data).toEqual([]);
    expect((await list(sari, `?user_id=${sari.user.id}`)).status).toBe(200);
  });

  it('needs a session, a key and words that fit', async () => {
    expect(await api.post(PATH, login)).toMatchObject({ status: 400, code: 'jwt_missing' });
    expect(await api.get(PATH)).toMatchObject({ status: 400, code: 'jwt_missing' });
    expect(await api.post(PATH, login, sari.headers)).toMatchObject({ code: 'idempotency_key_missing' });
    for (const wrong of [
      { type_activity: 'HACK' },
      { device_type: 'TV' },
      { device_name: 'x'.repeat(201) },
    ]) {
      expect(await report(sari, wrong)).toMatchObject({ status: 400, code: 'invalid_request' });
    }
  });

  it('is slowed down when there is too much of it', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => report(sari)));
    expect(answers.filter(({ code }) => code === 'rate_limited')).toHaveLength(1);
    expect((await report(budi)).status).toBe(201);
  });
});
