import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports.js';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://...`. */
  url: string;
  /** Sender as people read it, e.g. `Panggung <tiket@example.org>`. */
  from: string;
}

/** Hands mails to an SMTP server; a throw means "try again later". */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
