import { fingerprint } from './fingerprint.js';
import { identityMail } from './mails/identity-mails.js';
import { writeMail } from './mails/layout.js';
import { writeMails } from './outbox-mails.js';
import type { Mail, Ports } from './ports.js';
import { rowId } from './row-id.js';

/** A mail for who reads along in development. */
export interface OutboxEntry extends Mail {
  id: string | number;
  /** Epoch ms; null of the identity service's mails, which tell no time. */
  created_at: number | null;
  sent_at: number | null;
}

/** How many of our own mails are listed. */
const MOST = 100;

/**
 * Mails that would have been sent, newest first: the identity service's, then ours.
 * @param email whose alone, in normal form
 */
export async function readOutbox(ports: Ports, email?: string): Promise<OutboxEntry[]> {
  const mails = ports.database.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(MOST);
  const rows = await (email ? mails.where('recipient', '=', email) : mails).execute();
  const ours = await writeMails(ports, rows);
  return [
    ...(await readIdentityMails(ports)).filter(({ to }) => !email || to === email),
    ...ours.map(({ row: { id, created_at, sent_at }, mail }) => ({ id, ...mail, created_at, sent_at })),
  ];
}

/** One of them, by its id. */
export async function readOutboxEntry(ports: Ports, id: string): Promise<Mail | undefined> {
  const own = rowId(id);
  if (own === null) return (await readIdentityMails(ports)).find((mail) => mail.id === id);
  const rows = ports.database.selectFrom('mail_outbox').selectAll().where('id', '=', own);
  const [written] = await writeMails(ports, await rows.execute());
  return written?.mail;
}

/** Only an emulator tells them; one that does not answer has none. */
async function readIdentityMails({ identity, settings, log }: Ports): Promise<OutboxEntry[]> {
  try {
    const mails = (await identity.mails?.()) ?? [];
    return mails.toReversed().map((mail) => {
      const id = `identity-${fingerprint(mail.code)}`;
      return { id, ...writeMail(identityMail(mail, settings)), created_at: null, sent_at: null };
    });
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'the identity service told no mails');
    return [];
  }
}
