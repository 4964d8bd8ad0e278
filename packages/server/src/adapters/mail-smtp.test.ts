import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtpMailer } from './mail-smtp.js';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A mail server that takes everything and notes to whom it should go. */
async function startMailServer() {
  const recipients: string[] = [];
  const answer = (socket: Socket, line: string) => {
    if (line.startsWith('RCPT TO:')) recipients.push(line.slice('RCPT TO:'.length));
    socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
  };
  const server = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const lines = String(bytes).split('\r\n');
      for (const line of lines) if (/^(EHLO|MAIL|RCPT|DATA$|\.$|RSET)/.test(line)) answer(socket, line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  const address = server.address();
  return { recipients, url: `smtp://127.0.0.1:${typeof address === 'object' && address?.port}` };
}

const mailTo = (to: string) => ({ to, subject: 'Tiket kamu', text: 'Halo', html: '<p>Halo</p>' });

it('hands a mail to its one recipient', async () => {
  const { url, recipients } = await startMailServer();
  const mailer = createSmtpMailer({ url, from: 'Panggung <tiket@panggung.test>' });
  await mailer.send(mailTo('rani@kotak.id'));
  expect(recipients).toEqual(['<rani@kotak.id>']);
});

it.each([
  'rani@kotak.id,stranger@else.test',
  'stranger@else.test<rani@kotak.id>',
  '"stranger@else.test"@kotak.id',
])('sends nothing to a stranger written into an address: %s', async (to) => {
  const { url, recipients } = await startMailServer();
  const mailer = createSmtpMailer({ url, from: 'Panggung <tiket@panggung.test>' });
  await mailer.send(mailTo(to)).catch(() => {});
  expect(recipients).not.toContain('<stranger@else.test>');
  expect(recipients.length).toBeLessThan(2);
});
