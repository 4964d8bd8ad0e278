import type { Payment, Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import { buy, signInCustomer, take } from '../../../tests/buying.js';
import { newEmail, type Person } from '../../../tests/people.js';
import { cancelShow } from './show-cancel.js';
import { changeShow, startingIn } from './watching.fixture.js';

let api: Api;
let ayu: Person;
beforeAll(async () => {
  api = await startApi();
  ayu = await signInCustomer(api);
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const addShow = (span: number, own: object = {}) =>
  api.addShow({
    name: 'Segera',
    ticket_type: 'free_pass',
    ticket_price: 0,
    ...startingIn(api, span),
    ...own,
  });
const guestTicket = async (show: Show, email = newEmail('tamu')): Promise<Payment & { email: string }> => {
  const { data } = await take(api, { as: { email }, show });
  return { ...data, email };
};
const reminders = async (email: string) =>
  (await api.mails()).filter(({ to, subject }) => to === email && subject.startsWith('Sebentar lagi'));
const wish = (show: Show, is_reminded: boolean) =>
  api.post('/api/v1/reminder', { room_video_id: show.id, is_reminded }, ayu.headers);
const subjects = async (email: string) => (await reminders(email)).map(({ subject }) => subject);

describe('who has a ticket', () => {
  it('is mailed half an hour before, once, however many look', async () => {
    const show = await addShow(31 * MINUTE, { name: 'Satu' });
    await take(api, { as: { person: ayu }, show });
    const guest = await guestTicket(show);
    await api.runJobs();
    expect([await subjects(ayu.email), await subjects(guest.email)]).toEqual([[], []]);
    api.advance(MINUTE);
    await Promise.all([api.runJobs(), api.runJobs(), api.runJobs()]);
    await api.runJobs();
    expect(await subjects(ayu.email)).toEqual(['Sebentar lagi: Satu']);
    const [mail, ...more] = await reminders(guest.email);
    expect(more).toEqual([]);
    // A guest has nothing but the mail to find the ticket by.
    expect(mail?.text).toContain(`/show/detail?id=${show.id}&code=${guest.code_guest}`);
    const [own] = await reminders(ayu.email);
    expect(own?.text).toContain('kamu punya tiketnya');
    expect(own?.text).not.toContain('code=');
  });

  it('and asked to be reminded is mailed once; who took that back, never', async () => {
    const [wanted, refused] = [
      await addShow(20 * MINUTE, { name: 'Mau' }),
      await addShow(20 * MINUTE, { name: 'Tidak' }),
    ];
    for (const show of [wanted, refused]) await take(api, { as: { person: ayu }, show });
    await wish(wanted, true);
    await wish(refused, true);
    await wish(refused, false);
    await api.runJobs();
    const told = await subjects(ayu.email);
    expect(told.filter((subject) => subject.endsWith('Mau'))).toHaveLength(1);
    expect(told.filter((subject) => subject.endsWith('Tidak'))).toHaveLength(0);
  });

  it('is mailed again when the show was moved', async () => {
    const show = await addShow(10 * MINUTE);
    const guest = await guestTicket(show);
    await api.runJobs();
    await changeShow(api, show, startingIn(api, 60 * MINUTE));
    await api.runJobs();
    expect(await reminders(guest.email)).toHaveLength(1);
    api.advance(40 * MINUTE);
    await api.runJobs();
    expect(await reminders(guest.email)).toHaveLength(2);
  });

  it('for a show that was called off, taken away, or began unseen hears nothing', async () => {
    const [off, gone, begun] = [
      await addShow(40 * MINUTE),
      await addShow(40 * MINUTE),
      await addShow(20 * MINUTE),
    ];
    const guests = await Promise.all([off, gone, begun].map((show) => guestTicket(show)));
    await cancelShow(api.ports.database, { showId: Number(off.id), now: api.now() });
    await changeShow(api, gone, { deleted_at: api.now() });
    api.advance(21 * MINUTE);
    await api.runJobs();
    expect(await Promise.all(guests.map(({ email }) => reminders(email)))).toEqual([[], [], []]);
  });
});

it('who has not paid is not mailed', async () => {
  const show = await addShow(20 * MINUTE, { ticket_type: 'fixed', ticket_price: 50_000 });
  const email = newEmail('belum');
  await buy(api, { by: 'BCA', as: { email }, show });
  await api.runJobs();
  expect(await reminders(email)).toEqual([]);
});
