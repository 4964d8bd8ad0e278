import { importEntryKey, verifyEntryCode } from '@panggung/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { createEntryCodes } from './entry-codes.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ticket = { room: '7', code: 'K7M2Q9X4TZ' };

it('says the same for the same ticket, also to who asks at the same time', async () => {
  const codes = createEntryCodes(api.ports);
  const texts = await Promise.all(Array.from({ length: 5 }, () => codes.write(ticket)));
  texts.push(await codes.write({ ...ticket }));
  expect(new Set(texts).size).toBe(1);
  expect(await codes.write({ ...ticket, room: '8' })).not.toBe(texts[0]);
});

it('is signed by a key that outlives the process, and lies where nobody else looks', async () => {
  const text = await createEntryCodes(api.ports).write(ticket);
  const later = createEntryCodes(api.ports);
  expect(await later.isOurs(text)).toBe(true);
  expect(await verifyEntryCode(text, await importEntryKey(await later.publicKey()))).toBe(true);
  expect(Object.keys(await later.publicKey())).toEqual(['kty', 'crv', 'x', 'y']);
  expect(await api.ports.database.selectFrom('entry_key').select('id').execute()).toEqual([{ id: 1 }]);
});

it('is tried again where the database did not answer at first', async () => {
  let isDown = true;
  const clock = () => {
    if (isDown) throw new Error('not yet');
    return api.now();
  };
  const codes = createEntryCodes({ database: api.ports.database, clock });
  await expect(codes.write(ticket)).rejects.toThrow('not yet');
  isDown = false;
  expect(await codes.isOurs(await codes.write(ticket))).toBe(true);
});
