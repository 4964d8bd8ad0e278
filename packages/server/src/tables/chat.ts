import type { SpamKind } from '@panggung/core';
import type { ChatReaction } from '@panggung/core/contract';
import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

/** A show's chat. */
export interface ChatRoomTable {
  room_id: number;
  /** The last place of its log. */
  seq: Defaulted<number>;
  slow_ms: Defaulted<number>;
  pinned_id: number | null;
}

/** Something said. Times in epoch ms. */
export interface ChatMessageTable {
  id: Generated<number>;
  room_id: number;
  /** Its place in the log: a new one when it is released. */
  seq: number;
  user_id: number;
  /** Masked. */
  comment: string;
  is_host: boolean;
  /** Why it waited for the host, and whether it still does. */
  spam: SpamKind | null;
  is_held: boolean;
  /** Whose it is, and what they called it. */
  idempotency_key: string | null;
  created_at: number;
  deleted_at: number | null;
  /** Until when its writer has used up their pace, epoch ms. */
  paced_until: Defaulted<number>;
}

/** A place in a room's log. */
export interface ChatEntryTable {
  room_id: number;
  seq: number;
  kind: 'message' | 'deleted' | 'pinned' | 'slow_mode' | 'muted' | 'unmuted';
  message_id: number | null;
  user_id: number | null;
  slow_ms: number | null;
  /** Epoch ms. */
  created_at: number;
}

export interface ChatMuteTable {
  room_id: number;
  user_id: number;
  created_at: number;
}

export interface ChatReactionTable {
  room_id: number;
  reaction: ChatReaction;
  count: number;
}

/** How far a room's log was written to another place. Times in epoch ms. */
export interface ChatMirrorTable {
  room_id: number;
  seq: number;
  /** Until when one process alone writes. */
  leased_until: number;
  /** Until when somebody may begin to read there. */
  read_until: Defaulted<number>;
  /** When its readers were last shown that it is kept up. */
  beat_at: Defaulted<number>;
}

/** Live chat. */
export interface ChatTables {
  chat_room: ChatRoomTable;
  chat_message: ChatMessageTable;
  chat_entry: ChatEntryTable;
  chat_mute: ChatMuteTable;
  chat_reaction: ChatReactionTable;
  chat_mirror: ChatMirrorTable;
}
