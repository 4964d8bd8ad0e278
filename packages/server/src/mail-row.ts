import type { Selectable } from 'kysely';
import type { MailOutboxTable } from './database.js';

/** A mail as it waits in the outbox. */
export type OutboxMail = Selectable<MailOutboxTable>;
