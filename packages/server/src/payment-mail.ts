import { showStart } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import type { OutboxMail } from './mail-row.js';
import type { Letter } from './mails/layout.js';
import { codeAgainMail, orderMail, refundMail, type ShowFacts, ticketMail } from './mails/ticket-mails.js';
import { readParts } from './payment-read.js';
import type { PaymentRow } from './payment-row.js';
import type { PaymentParts } from './payment-view.js';
import type { Ports, Settings } from './ports.js';

/** A mail to send, and what only it knows. */
export type NewMail = Pick<OutboxMail, 'kind'> & Partial<Pick<OutboxMail, 'refund_amount' | 'refund_reason'>>;

/** Puts a mail about a payment into the outbox; within a transaction it goes out only if that is kept. */
export async function postMail(
  database: Kysely<Tables>,
  { id, email }: PaymentRow,
  mail: NewMail,
  now: number,
): Promise<void> {
  const row = { ...mail, payment_id: id, recipient: email ?? '', created_at: now, next_attempt_at: now };
  await database.insertInto('mail_outbox').values(row).execute();
}

/** The letters about payments among mails, by the mails' ids: what they tell is read from their payments. */
export async function paymentLetters(
  { database, settings }: Pick<Ports, 'database' | 'settings'>,
  mails: readonly OutboxMail[],
): Promise<[number, Letter][]> {
  const ids = [...new Set(mails.flatMap(({ payment_id }) => payment_id ?? []))];
  const parts = new Map((await readParts(database, ids)).map((found) => [found.payment.id, found]));
  return mails.flatMap((mail): [number, Letter][] => {
    const found = mail.payment_id === null ? undefined : parts.get(mail.payment_id);
    const letter = found && letterOf(mail, found, settings);
    return letter ? [[mail.id, letter]] : [];
  });
}

function letterOf(
  row: OutboxMail,
  { payment, show, method }: PaymentParts,
  settings: Settings,
): Letter | null {
  const { productName, siteUrl } = settings;
  const { id, name } = show;
  const facts: ShowFacts = {
    to: row.recipient,
    productName,
    siteUrl,
    show: { id, name, start: showStart(show) },
  };
  const codeGuest = payment.code_guest ?? '';
  switch (row.kind) {
    case 'order':
      return orderMail({
        ...facts,
        method: method?.name ?? payment.payment_type,
        accountNumber: payment.account_number ?? '',
        amount: payment.amount,
        expirationDate: payment.expiration_date ?? 0,
      });
    case 'ticket':
      return ticketMail({ ...facts, codeGuest });
    case 'code_again':
      return codeAgainMail({ ...facts, codeGuest });
    case 'refund':
      return refundMail({
        ...facts,
        amount: row.refund_amount ?? payment.amount,
        reason: row.refund_reason ?? 'late',
      });
    case 'reminder':
    case 'gift':
    case 'offer':
    case 'cancelled':
      return null;
  }
}
