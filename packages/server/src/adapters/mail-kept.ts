import type { Mailer } from '../ports.js';

/** Sends nothing: mails wait in the outbox, where /dev/outbox shows them in development. */
export function createKeptMailer(): Mailer {
  return {
    isOff: true,
    send: () => Promise.reject(new Error('There is no mail server; set SMTP_URL')),
  };
}
