import { type PersonName, startOfDay, type User } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';

let api: Api;
let sari: Person;
let budi: Person;
beforeAll(async () => {
  api = await startApi();
  [sari, budi] = await Promise.all([api.signIn(), api.signIn()]);
});
afterAll(() => api.stop());

const profile = {
  full_name: 'Sari Penonton',
  phone: '081234567890',
  birth_date: '1999-12-31',
  gender: 'P',
  work: 1,
  city: 3273,
};

const pathOf = ({ user }: Person) => `/api/v1/user/${user.id}`;
const read = (person: Person, by = person) => api.get<User>(pathOf(person), by.headers);
const write = (person: Person, changes: object, by = person) =>
  api.put<User>(pathOf(person), { ...profile, ...changes }, by.headers);

describe('a profile', () => {
  it('is read whole by its person', async () => {
    const { status, data } = await read(sari);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: sari.user.id,
      user_id: sari.user.id,
      email: sari.email,
      full_name: 'Sari Penonton',
      first_name: 'Sari',
      last_name: 'Penonton',
      type: 'USER',
      status: 'VERIFIED',
      firebase_uid: sari.user.firebase_uid,
    });
    expect(data.referral_code).toBeTruthy();
  });

  it('is changed by its person, and keeps what was left out', async () => {
    const { status, data } = await write(sari, {});
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...profile, birth_date: startOfDay('1999-12-31'), email: sari.email });
    const shorter = { full_name: 'Sari Penonton', phone: '0812345678' };
    const again = await api.put<User>(pathOf(sari), shorter, sari.headers);
    expect(again.data).toMatchObject({ ...profile, phone: '0812345678', birth_date: data.birth_date });
    expect((await read(sari)).data).toEqual(again.data);
  });

  it('is emptied field by field, whatever nothing is written as', async () => {
    await write(sari, {});
    const { data } = await write(sari, { birth_date: null, gender: null, work: 0, city: '' });
    expect(data).toMatchObject({ birth_date: null, gender: null, work: null, city: null });
  });

  it('takes a birth date as a day or as a moment of it, and answers midnight in Jakarta', async () => {
    const noon = Date.parse('1990-05-05T12:00:00+07:00');
    expect((await write(sari, { birth_date: noon })).data.birth_date).toBe(startOfDay('1990-05-05'));
    expect((await write(sari, { birth_date: '1950-01-01' })).data.birth_date).toBe(startOfDay('1950-01-01'));
  });

  it('takes the id of a city as text too', async () => {
    expect((await write(sari, { city: '3171' })).data.city).toBe(3171);
  });

  it('has its first and last name follow the full one', async () => {
    const names = async (full_name: string) => {
      const { data } = await write(sari, { full_name });
      return [data.full_name, data.first_name, data.last_name];
    };
    expect(await names('  Sari Dewi Lestari ')).toEqual(['Sari Dewi Lestari', 'Sari', 'Dewi Lestari']);
    expect(await names('Suharno')).toEqual(['Suharno', 'Suharno', null]);
    await names('Sari Penonton');
  });
});

describe('of a stranger', () => {
  it('one learns name, photo, work and city, and nothing to reach them by', async () => {
    await write(sari, {});
    const { data } = await read(sari, budi);
    expect(data).toEqual({
      id: sari.user.id,
      user_id: sari.user.id,
      full_name: 'Sari Penonton',
      type: 'USER',
      work: 1,
      city: 3273,
      url_photo: null,
      image: null,
      first_name: null,
      last_name: null,
      firebase_uid: null,
      google_id: null,
      email: null,
      phone: null,
      birth_place: null,
      birth_date: null,
      gender: null,
      status: null,
      one_signal_id: null,
      referral_code: null,
    });
  });

  it('one changes nothing: their row looks like none', async () => {
    const before = (await read(sari)).data;
    expect(await write(sari, { full_name: 'Diganti' }, budi)).toMatchObject({
      status: 404,
      code: 'account_not_found',
      message: 'User not found',
    });
    expect(await api.put('/api/v1/user/4711', profile, budi.headers)).toMatchObject({ status: 404 });
    expect((await read(sari)).data).toEqual(before);
  });

  it.each(['4711', 'me', '1e1', '-1'])('who is not there one learns nothing: %s', async (id) => {
    expect(await api.get(`/api/v1/user/${id}`, budi.headers)).toMatchObject({
      status: 404,
      code: 'account_not_found',
    });
  });

  it('nobody learns anything without signing in', async () => {
    expect(await api.get(pathOf(sari))).toMatchObject({ status: 400, code: 'jwt_missing' });
    expect(await api.put(pathOf(sari), profile)).toMatchObject({ status: 400, code: 'jwt_missing' });
    const headers = { authorization: 'Bearer not.a.token' };
    expect(await api.get(pathOf(sari), headers)).toMatchObject({ status: 401, code: 'jwt_invalid' });
  });
});

describe('what is not a person’s own to write', () => {
  it('stays as it is, whatever is sent along', async () => {
    const before = (await read(sari)).data;
    const { data } = await write(sari, {
      type: 'ARTIST',
      status: 'UNVERIFIED',
      email: 'somebody@else.example',
      email_verified: false,
      firebase_uid: budi.user.firebase_uid,
      google_id: 'another',
      referral_code: 'MINE',
      id: budi.user.id,
      user_id: budi.user.id,
      url_photo: 'https://evil.example/x.png',
      created_at: 0,
    });
    const { type, status, email, firebase_uid, google_id, referral_code, id, url_photo } = before;
    expect(data).toMatchObject({
      type,
      status,
      email,
      firebase_uid,
      google_id,
      referral_code,
      id,
      url_photo,
    });
    const row = api.ports.database.selectFrom('user_account').selectAll().where('id', '=', Number(id));
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      type: 'USER',
      status: 'VERIFIED',
      email: sari.email,
      email_verified: true,
    });
  });
});

const phoneLength = 'Phone number must be less than 13 number and more than 10 number ';
const birthRange = 'birth_date must be a day from 1950-01-01 to today';

describe('a wrong field', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { full_name: '' }, 'Name is required'],
    ['a name of spaces', { full_name: '   ' }, 'Name is required'],
    ['a name of 101 characters', { full_name: 'a'.repeat(101) }, 'Name must be less than 100 characters'],
    ['a name that is no text', { full_name: 7 }, 'Name is required'],
    ['no phone', { phone: '' }, 'Phone is required'],
    ['a phone of 9 digits', { phone: '081234567' }, phoneLength],
    ['a phone of 14 digits', { phone: '08123456789012' }, phoneLength],
    ['a phone with a plus', { phone: '+6281234567' }, phoneLength],
    ['a phone of other digits', { phone: '٠٨١٢٣٤٥٦٧٨٩' }, phoneLength],
    ['a birth date before 1950', { birth_date: '1949-12-31' }, birthRange],
    ['a birth date that is no day', { birth_date: '2001-02-30' }, birthRange],
    ['a birth date tomorrow', { birth_date: startOfDay('2026-11-23') }, birthRange],
    ['a birth date beyond all clocks', { birth_date: 1e300 }, birthRange],
    ['a birth date that is neither', { birth_date: {} }, 'birth_date: must be YYYY-MM-DD or epoch ms'],
    ['another gender', { gender: 'X' }, 'gender: must be L or P'],
    ['unknown work', { work: 4711 }, "work: '4711' is none of GET /api/v1/master/work"],
    ['work in words', { work: 'Penari' }, "work: 'Penari' is none of GET /api/v1/master/work"],
    ['an unknown city', { city: 1 }, "city: '1' is none of GET /api/v1/master/city"],
    ['a city that is a list', { city: [3273] }, 'city is not valid'],
  ])('%s is refused with its message, and nothing is written', async (_what, changes, message) => {
    const before = (await read(sari)).data;
    const answer = await write(sari, changes);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.message.startsWith(message)).toBe(true);
    expect((await read(sari)).data).toEqual(before);
  });

  it('today in Jakarta is the last day to be born on', async () => {
    expect((await write(sari, { birth_date: '2026-11-21' })).status).toBe(200);
    expect(await write(sari, { birth_date: '2026-11-22' })).toMatchObject({ message: birthRange });
  });
});

describe('the list of people', () => {
  const list = (query = '', by: Partial<Person> = sari) =>
    api.get<PersonName[]>(`/api/v1/user${query}`, by.headers);

  it('tells of each the name and the photo, and nothing else', async () => {
    const { status, data, body } = await list('?page=1&per_page=-1&order_by=full_name&order=desc');
    expect(status).toBe(200);
    const people = await api.ports.database.selectFrom('user_account').select('id').execute();
    expect(data).toHaveLength(people.length);
    expect(body.page).toMatchObject({ total_page: 1, total: people.length });
    for (const person of data) expect(Object.keys(person).sort()).toEqual(['full_name', 'id', 'url_photo']);
    const names = data.map(({ full_name }) => full_name);
    const sorted = await api.ports.database
      .selectFrom('user_account')
      .select('full_name')
      .orderBy('full_name', 'desc')
      .execute();
    expect(names).toEqual(sorted.map(({ full_name }) => full_name));
  });

  it('comes in pages, is searched by words of the name, and is sorted by nothing else', async () => {
    await api.put(pathOf(budi), { ...profile, full_name: 'Zulkifli 100% Rame_Rame' }, budi.headers);
    const budiAlone = [{ id: budi.user.id, full_name: 'Zulkifli 100% Rame_Rame', url_photo: null }];
    expect((await list('?q=100%25%20zulk')).data).toEqual(budiAlone);
    expect((await list('?q=%25')).data).toEqual(budiAlone);
    expect((await list('?per_page=1')).data).toEqual(budiAlone);
    expect(await list('?order_by=email')).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('is for those who signed in, and slowed down', async () => {
    expect(await list('', { headers: {} })).toMatchObject({ status: 400, code: 'jwt_missing' });
    const eager = await api.signIn();
    const answers = await Promise.all(Array.from({ length: 31 }, () => list('?per_page=1', eager)));
    expect(answers.filter(({ code }) => code === 'rate_limited')).toHaveLength(1);
  });
});
