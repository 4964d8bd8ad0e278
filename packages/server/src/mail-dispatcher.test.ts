import { REMINDER_MINUTES } from '@panggung/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';
import { createKeptMailer } from './adapters/mail-kept.js';
import { dispatchMails } from './mail-dispatcher.js';
import type { Mail } from './ports.js';

let api: Api;
let sent: Mail[] = [];
let isDown = false;
beforeAll(async () => {
  const mailer = {
    async send(mail: Mail) {
      if (isDown) throw Object.assign(new Error(`550 no such user ${mail.to}`), { code: 'EENVELOPE' });
      sent.push(mail);
    },
  };
  api = await startApi({ ports: { mailer } });
});
afterAll(() => api.stop());

/** As it is posted half an hour before a show. */
async function addReminder({ email }: Person) {
  const { id } = await api.addShow();
  const now = api.now();
  const row = { kind: 'reminder' as const, room_video_id: Number(id), recipient: email };
  const mails = api.ports.database.insertInto('mail_outbox');
  await mails.values({ ...row, created_at: now, next_attempt_at: now }).execute();
}

async function orderBy(email: string) {
  sent = [];
  const { data } = await api.order({ email, show: await api.addShow() });
  return data;
}

test('a buyer is told where to pay, and then gets the code', async () => {
  const payment = await orderBy('buyer@panggung.test');
  await api.runJobs();
  expect(sent.map(({ to }) => to)).toEqual(['buyer@panggung.test']);
  expect(sent[0]?.text).toContain(payment.account_number ?? 'no number');
  expect(sent[0]?.text).toContain('Rp. 150,000');
  // The button leads to the payment that waits; as a ticket the code is worth nothing yet.
  expect(sent[0]?.text).toContain(`Lihat pembayaran: http://localhost:5173/show/detail?id=`);
  expect(sent[0]?.text).not.toContain('Kode tiket:');
  await api.pay(payment);
  await api.runJobs();
  expect(sent[1]?.text).toContain(`&code=${payment.code_guest}`);
  expect(sent[1]?.html).toContain(payment.code_guest ?? 'no code');
});

test('a mail goes out once, however many hand mails over', async () => {
  await orderBy('once@panggung.test');
  await Promise.all([dispatchMails(api.ports), dispatchMails(api.ports), dispatchMails(api.ports)]);
  expect(sent).toHaveLength(1);
});

test('a mail that could not go out is tried again later, and the log does not say for whom', async () => {
  await orderBy('later@panggung.test');
  isDown = true;
  expect(await dispatchMails(api.ports)).toBe(0);
  isDown = false;
  expect(await dispatchMails(api.ports)).toBe(0);
  api.advance(5000);
  expect(await dispatchMails(api.ports)).toBe(1);
  expect(sent.map(({ to }) => to)).toEqual(['later@panggung.test']);
  expect(JSON.stringify(api.lines)).toContain('EENVELOPE');
  expect(JSON.stringify(api.lines)).not.toContain('later@panggung.test');
});

test('who has paid meanwhile, or is too late, is not asked to pay any more', async () => {
  isDown = true;
  const [paid, late] = [await orderBy('paid@panggung.test'), await orderBy('late@panggung.test')];
  await dispatchMails(api.ports);
  isDown = false;
  await api.pay(paid);
  api.advance((late.expiration_date ?? 0) - api.now());
  for (let tries = 0; tries < 3; tries += 1) {
    await dispatchMails(api.ports);
    api.advance(60_000);
  }
  expect(sent.map(({ subject }) => subject)).toEqual(['Tiket kamu: Malam Tepi Laut']);
});

test('a mail that nobody takes is given up after two days', async () => {
  const show = await api.addShow({ ticket_type: 'free_pass', ticket_price: 0 });
  await api.takeFree({ email: 'nobody@panggung.test', show });
  isDown = true;
  let hours = 0;
  for (; hours < 72 && !JSON.stringify(api.lines).includes('mail given up'); hours += 1) {
    for (let tries = 0; tries < 12; tries += 1) {
      await dispatchMails(api.ports);
      api.advance(300_000);
    }
  }
  isDown = false;
  expect(hours).toBeGreaterThan(45);
  expect(hours).toBeLessThan(50);
  api.advance(86_400_000);
  expect(await dispatchMails(api.ports)).toBe(0);
});

test('a mail left by a process that died while sending goes out after its lease', async () => {
  await orderBy('orphan@panggung.test');
  await api.ports.database
    .updateTable('mail_outbox')
    .set({ next_attempt_at: api.now() + 60_000 })
    .where('recipient', '=', 'orphan@panggung.test')
    .execute();
  expect(await dispatchMails(api.ports)).toBe(0);
  api.advance(60_000);
  expect(await dispatchMails(api.ports)).toBe(1);
});

test('a show cannot write markup or headers into a mail', async () => {
  sent = [];
  const show = await api.addShow({ name: '<b>Boo</b>\r\nBcc: all@x.example' });
  await api.order({ email: 'safe@panggung.test', show });
  await api.runJobs();
  expect(sent[0]?.subject).toBe('Menunggu pembayaran: <b>Boo</b> Bcc: all@x.example');
  expect(sent[0]?.html).not.toContain('<b>Boo');
});

test('without a mail server mails wait, and go out once there is one', async () => {
  await orderBy('patient@panggung.test');
  expect(await dispatchMails({ ...api.ports, mailer: createKeptMailer() })).toBe(0);
  expect(await dispatchMails(api.ports)).toBe(1);
});

test('a reminder that could not go out before its show begins never goes out', async () => {
  const ayu = await api.signIn();
  await addReminder(ayu);
  isDown = true;
  for (let minute = 0; minute < REMINDER_MINUTES; minute += 1) {
    await dispatchMails(api.ports);
    api.advance(60_000);
  }
  isDown = false;
  sent = [];
  api.advance(86_400_000);
  expect(await dispatchMails(api.ports)).toBe(0);
  expect(sent).toEqual([]);
});
