import { showStart } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { type Letter, letterRow } from './mails/layout.js';
import { ticketMail } from './mails/ticket-mails.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import type { Settings } from './ports.js';

type MailedShow = Pick<ShowRow, 'id' | 'name' | 'start_date' | 'start_time'>;

/** What every mail about a payment tells. */
export function mailFacts(payment: PaymentRow, show: MailedShow, { productName, siteUrl }: Settings) {
  const { id, name } = show;
  return { to: payment.email ?? '', productName, siteUrl, show: { id, name, start: showStart(show) } };
}

/** The mail that brings the code to who has just got a ticket. */
export function ticketMailOf(payment: PaymentRow, show: MailedShow, settings: Settings): Letter {
  return ticketMail({ ...mailFacts(payment, show, settings), codeGuest: payment.code_guest ?? '' });
}

/** Puts a mail into the outbox; within a transaction it goes out only if that is kept. */
export async function postMail(database: Kysely<Tables>, mail: Letter, now: number): Promise<void> {
  const { letter, ...row } = letterRow(mail);
  const due = { created_at: now, next_attempt_at: now, sent_at: null };
  await database
    .insertInto('mail_outbox')
    .values({ ...row, ...due, letter: JSON.stringify(letter) })
    .execute();
}
