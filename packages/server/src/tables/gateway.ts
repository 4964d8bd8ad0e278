import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted } from './defaulted.js';

/** What must still be said to the gateway, written in the transaction that made it necessary. */
export interface GatewayOutboxTable {
  payment_id: string;
  kind: 'open' | 'close' | 'refund';
  /** Of `open`: the key of the insert, given back when the gateway refuses. */
  idempotency_key: string | null;
  attempts: Defaulted<number>;
  next_attempt_at: number;
  done_at: number | null;
  last_error: string | null;
}

/** When the gateway is asked for money that no callback told of. */
export interface PaymentInquiryTable {
  payment_id: string;
  next_at: number;
  /** When it last said that none has come. */
  answered_at: number | null;
}

/** Every callback as it came, once per gateway payment. */
export interface WebhookInboxTable {
  id: Generated<number>;
  source: 'va' | 'ewallet' | 'retail' | 'qr';
  dedupe_key: string;
  payload: JSONColumnType<Record<string, unknown>>;
  received_at: number;
  attempts: Defaulted<number>;
  next_attempt_at: number;
  processed_at: number | null;
  /** What became of the money; `failed` where the word was that none will come. */
  outcome: 'fulfilled' | 'refund_due' | 'known' | 'unknown' | 'failed' | null;
  payment_id: string | null;
  /** As the gateway confirmed it, in rupiah. */
  amount: number | null;
}

/** What is said to the gateway, and what it says. */
export interface GatewayTables {
  gateway_outbox: GatewayOutboxTable;
  payment_inquiry: PaymentInquiryTable;
  webhook_inbox: WebhookInboxTable;
}
