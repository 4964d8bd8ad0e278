import type { Mailer } from '../ports.js';

/** Sends nothing: in development mails stay in the outbox table, where /dev/outbox shows them. */
export function createKeptMailer(): Mailer {
  return { send: async () => {} };
}
