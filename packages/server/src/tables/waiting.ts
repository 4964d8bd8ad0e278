import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

/** Who waits for a seat of which show, first come first. */
export interface WaitingListTable {
  id: Generated<number>;
  room_id: number;
  email: string;
  user_id: number | null;
  status: Defaulted<'waiting' | 'offered' | 'taken' | 'expired'>;
  /** Names the offer; the secret of the mail is this name, sealed. */
  offer_hash: string | null;
  offered_at: number | null;
  offer_expires_at: number | null;
  payment_id: string | null;
  created_at: number;
}

/** A place in the line before a sale. AMB-198. */
export interface SaleQueueTable {
  /** Not guessable. */
  id: string;
  room_id: number;
  /** The lot that orders the pool, and the place in line once it is drawn. */
  draw: number;
  seq: number | null;
  joined_at: number;
  admitted_at: number | null;
  pass_expires_at: number | null;
  /** When a seat was taken with its pass, and the order: it counts again when that comes to nothing. */
  used_at: number | null;
  payment_id: Defaulted<string | null>;
  /** Whose place it is counted as: an account, or the seal of an address. */
  holder: Defaulted<string | null>;
}

/** How far the line of a show has come. */
export interface SaleQueueShowTable {
  room_id: number;
  next_seq: Defaulted<number>;
  admitted: Defaulted<number>;
  /** When the pool was drawn. */
  drawn_at: number | null;
}

/** Who waits for a seat. */
export interface WaitingTables {
  waiting_list: WaitingListTable;
  sale_queue: SaleQueueTable;
  sale_queue_show: SaleQueueShowTable;
}
