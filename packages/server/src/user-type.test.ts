import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { setUserType } from './user-type.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const sri = { email: 'sri@panggung.test', full_name: 'Sri Rahayu', firebase_uid: 'sri' };
  await api.ports.database
    .insertInto('user_account')
    .values({ ...sri, created_at: api.now() })
    .execute();
});
afterAll(() => api.stop());

const set = (email: string, type: 'ARTIST' | 'USER') =>
  setUserType(api.ports.database, { email, type, now: api.now() });

async function typeOfSri() {
  const rows = api.ports.database.selectFrom('user_account').select('type');
  return (await rows.where('email', '=', 'sri@panggung.test').executeTakeFirstOrThrow()).type;
}

test('an account becomes an artist and a user again, however its e-mail is written', async () => {
  expect(await set(' Sri@Panggung.test ', 'ARTIST')).toEqual({ email: 'sri@panggung.test', isChanged: true });
  expect(await typeOfSri()).toBe('ARTIST');
  expect(await set('sri@panggung.test', 'ARTIST')).toMatchObject({ isChanged: false });
  expect(await set('sri@panggung.test', 'USER')).toMatchObject({ isChanged: true });
  expect(await typeOfSri()).toBe('USER');
});

test('who never registered cannot be one', async () => {
  await expect(set('nobody@panggung.test', 'ARTIST')).rejects.toThrow(
    'Nobody has registered with nobody@panggung.test.',
  );
});
