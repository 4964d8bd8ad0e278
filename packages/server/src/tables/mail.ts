import type { RefundReason } from '@panggung/core';
import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

export type MailKind =
  | 'order'
  | 'ticket'
  | 'code_again'
  | 'refund'
  | 'reminder'
  | 'gift'
  | 'offer'
  | 'cancelled'
  | 'transfer'
  | 'postponed';

/** Mails to hand over, kept in the transaction they tell about. */
export interface MailOutboxTable {
  id: Generated<number>;
  kind: MailKind;
  /** The payment it tells of, the show of a reminder, or the place an offer is for; read when it leaves. */
  payment_id: string | null;
  room_video_id: number | null;
  waiting_id: number | null;
  recipient: string;
  /** The money that is owed back, in rupiah, and why; only of a refund. */
  refund_amount: number | null;
  refund_reason: RefundReason | null;
  created_at: number;
  sent_at: number | null;
  attempts: Defaulted<number>;
  /** Null once it was given up. */
  next_attempt_at: number | null;
}

/** Mails. */
export interface MailTables {
  mail_outbox: MailOutboxTable;
}
