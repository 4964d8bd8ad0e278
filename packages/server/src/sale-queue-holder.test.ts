import { QUEUE_PASS_MS, type QueuePlace, type Show } from '@panggung/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS_HEADER, type Api, startApi } from '../../../tests/api.js';
import { PLACES_PER_ADDRESS } from './sale-queue-holder.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const SECOND = 1000;
const MINUTE = 60_000;
const addSale = (opensIn: number) =>
  api.addShow({ ticket_type: 'free_pass', ticket_price: 0, sale_opens_at: api.now() + opensIn });

const from = (address: string, { id }: Show, headers = {}, ticket: string | null = null) =>
  api.post<QueuePlace>(
    '/api/v1/sale-queue',
    { room_id: id, ticket },
    { ...headers, [ADDRESS_HEADER]: address },
  );
const fill = async (address: string, show: Show) => {
  const family = await Promise.all(Array.from({ length: PLACES_PER_ADDRESS }, () => from(address, show)));
  expect(family.map(({ status }) => status)).toEqual(family.map(() => 201));
  return family.map(({ data }) => data);
};

it('an address has twenty places in a line, however long it tries and whichever server it asks', async () => {
  const [show, other] = [await addSale(10 * MINUTE), await addSale(10 * MINUTE)];
  const [first] = await fill('203.0.113.7', show);
  for (let minute = 0; minute < 3; minute++) {
    api.advance(MINUTE);
    if (minute === 1) api.restart();
    const more = await from('203.0.113.7', show);
    expect([more.status, more.code]).toEqual([429, 'rate_limited']);
  }
  expect((await from('203.0.113.7', show, {}, first?.ticket)).data.ticket).toBe(first?.ticket);
  expect((await from('203.0.113.8', show)).status).toBe(201);
  expect((await from('203.0.113.7', other)).status).toBe(201);
  const rows = await api.ports.database.selectFrom('sale_queue').select('holder').execute();
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

it('an address gets new places for those that are over', async () => {
  const show = await addSale(0);
  await fill('203.0.113.9', show);
  for (let second = 0; second < 10; second++) {
    api.advance(SECOND);
    await api.runJobs();
  }
  api.advance(QUEUE_PASS_MS);
  expect((await from('203.0.113.9', show)).status).toBe(201);
});

it('an address keeps out nobody behind it who signed in: they have one place, on every device', async () => {
  const show = await addSale(10 * MINUTE);
  await fill('203.0.113.10', show);
  const { headers } = await api.signIn();
  const tabs = await Promise.all([1, 2, 3].map(() => from('203.0.113.10', show, headers)));
  const phone = await from('203.0.113.11', show, headers);
  expect(new Set([...tabs, phone].map(({ data }) => data.ticket)).size).toBe(1);
  expect(phone).toMatchObject({ status: 201, data: { stage: 'pool' } });
  const forged = await from('203.0.113.10', show, { authorization: 'Bearer forged' });
  expect(forged.code).toBe('jwt_invalid');
});
