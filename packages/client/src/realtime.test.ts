import type { Payment } from '@panggung/core';
import { expect, test } from 'vitest';
import { createPanggung } from './panggung.js';
import { readPayment } from './realtime.js';

const payment = {
  id: 'p1',
  room_id: 7,
  email: 'rani@kotak.id',
  code_guest: 'ABCDEFGH23',
  account_number: '10766123',
  status: 'PENDING',
  video_status: 'WAITING',
} as Payment;

const readFrom = (answer: () => Response) =>
  readPayment(
    createPanggung({ apiUrl: 'http://api.test', fetch: async () => answer(), storage: null }),
    payment,
  );

test('a payment the API knows no more has failed', async () => {
  const none = () =>
    Response.json({ code: 'ticket_not_found', message: 'Ticket not found' }, { status: 400 });
  expect((await readFrom(none))?.status).toBe('FAILED');
});

test.each([400, 404])(
  'a %d of something in between, while the API is away, says nothing about a payment',
  async (status) => {
    await expect(readFrom(() => new Response('<h1>No backend</h1>', { status }))).rejects.toMatchObject({
      status,
    });
  },
);
