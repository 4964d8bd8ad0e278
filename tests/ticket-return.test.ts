import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type Pages } from '../packages/client/src/pages.fixture.js';
import { postponeOwnShow } from '../packages/server/src/show-postpone.js';
import { rowOf } from './buying.js';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.stop());

test('who cannot come gives a ticket back by the link of the mail, without an account or a script', async () => {
  const { api } = pages;
  const show = await api.addShow();
  const { data: ticket } = await api.order({ email: 'ayu@kampus.id', show });
  await api.pay(ticket);
  const { start_date, start_time } = show;
  const later = { start_date: start_date + 7 * 86_400_000, start_time };
  const host = Number(show.video_created_id);
  await postponeOwnShow(api.ports.database, { id: String(show.id), userId: host, now: api.now(), ...later });
  const mail = (await api.mails()).find(({ subject }) => subject.startsWith('Pindah waktu'));
  const [, link = ''] = /href="([^"]*ticket-return[^"]*)"/.exec(mail?.html ?? '') ?? [];

  const page = await pages.open(link.replaceAll('&amp;', '&'));
  await page.getByRole('button', { name: 'Kembalikan tiket' }).click();
  await page.getByRole('heading', { name: 'Tiketmu sudah dikembalikan' }).waitFor();
  expect(await rowOf(api, ticket)).toMatchObject({ failure: 'returned', refund_status: 'due' });

  await page.goto(link.replaceAll('&amp;', '&'));
  await page.getByRole('heading', { name: 'Tiketmu sudah dikembalikan' }).waitFor();
});
