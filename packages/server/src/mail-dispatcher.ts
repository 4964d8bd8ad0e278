import { OFFER_WINDOW_MS, REMINDER_MINUTES } from '@panggung/core';
import type { MailKind } from './database.js';
import type { OutboxMail } from './mail-row.js';
import { writeMails } from './outbox-mails.js';
import type { Mail, Ports } from './ports.js';

/** Mails taken in one go, and how long the next try waits: twice as long each time, an hour at most. */
const BATCH = 50;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 3_600_000;
/** After so many tries, two days, nobody will read it. */
const MOST_ATTEMPTS = 57;
/** How long after it was posted a mail is still worth reading, in ms. @default always */
const worthFor: Partial<Record<MailKind, number>> = {
  reminder: REMINDER_MINUTES * 60_000,
  offer: OFFER_WINDOW_MS,
};
/** How long a mail is this process's own while it is handed over, in ms. */
const LEASE_MS = 60_000;

/** Hands over the mails that are due; answers how many went out. One that fails is tried again later. */
export async function dispatchMails(ports: Ports): Promise<number> {
  if (ports.mailer.isOff) return 0;
  const mails = await writeMails(ports, await dropIdle(ports, await lease(ports)));
  const outcomes = await Promise.all(mails.map(({ row, mail }) => handOver(ports, row, mail)));
  const sent = mails.filter((_mail, at) => outcomes[at]).map(({ row }) => row.id);
  if (sent.length) await markSent(ports, sent);
  return sent.length;
}

/** Takes due mails for a while, so that two processes do not send the same one. */
async function lease({ database, clock }: Ports): Promise<OutboxMail[]> {
  const now = clock();
  return database
    .updateTable('mail_outbox')
    .set({ next_attempt_at: now + LEASE_MS })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        // As the index is: in a rush many wait.
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Nobody is asked to pay what is paid, or over: the mail of an order that waited too long is given up. */
async function dropIdle({ database, clock }: Ports, mails: OutboxMail[]): Promise<OutboxMail[]> {
  const orders = mails.flatMap(({ kind, payment_id }) => (kind === 'order' && payment_id ? payment_id : []));
  if (!orders.length) return mails;
  const waiting = database.selectFrom('payment').select('id').where('id', 'in', orders);
  const payable = waiting.where('status', '=', 'PENDING').where('expiration_date', '>', clock());
  const ids = new Set((await payable.execute()).map(({ id }) => id));
  const isIdle = ({ kind, payment_id }: OutboxMail) => kind === 'order' && !ids.has(payment_id ?? '');
  const idle = mails.filter(isIdle).map(({ id }) => id);
  if (idle.length) {
    const given = database.updateTable('mail_outbox').set({ next_attempt_at: null });
    await given.where('id', 'in', idle).execute();
  }
  return mails.filter((mail) => !isIdle(mail));
}

async function handOver(
  { database, mailer, log, clock }: Ports,
  { id, kind, attempts: tries, created_at }: OutboxMail,
  mail: Mail,
): Promise<boolean> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const attempts = tries + 1;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** tries, LONGEST_RETRY_MS);
    const next = clock() + wait;
    const isWorthIt =
      attempts < MOST_ATTEMPTS && next < created_at + (worthFor[kind] ?? Number.POSITIVE_INFINITY);
    const next_attempt_at = isWorthIt ? next : null;
    const row = database.updateTable('mail_outbox').where('id', '=', id);
    await row.set({ attempts, next_attempt_at }).execute();
    const outcome = next_attempt_at === null ? 'mail given up' : 'mail not sent';
    log.warn({ mail: id, attempts, error: nameOf(error) }, outcome);
    return false;
  }
  return true;
}

/** All in one statement: a mail each would cost a sale more than the sale itself. */
async function markSent({ database, clock }: Ports, ids: number[]): Promise<void> {
  await database
    .updateTable('mail_outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), sent_at: clock() }))
    .where('id', 'in', ids)
    .execute();
}

/** A mail server's message may repeat the address; its code does not. */
function nameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}
