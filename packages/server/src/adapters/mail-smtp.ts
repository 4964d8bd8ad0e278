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
    async send({ to, subject, text, html, files = [] }) {
      await transport.sendMail({
        subject,
        text,
        html,
        // Not as text, which would be read as a list: an address a buyer typed may hold a comma and a stranger's.
        to: { name: '', address: to },
        attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      });
    },
  };
}
