import type { ChatRefusal, ChatSnapshot } from '@panggung/core';
import type { ApiError } from './api-error.js';

/**
 * How somebody stands with a chat: the line is being opened; it is open; it is gone for now, and what was said stays; they
 * may not read; they watch again, and see what was said where they are.
 */
export type ChatStatus = 'connecting' | 'live' | 'offline' | 'refused' | 'replay';

/** A chat, but for what is said in it. */
export interface ChatState {
  status: ChatStatus;
  /** Why they may not read; only with `refused`. */
  error: ApiError | null;
  /** Why they may not write; null: they may. */
  writeRefusal: ChatRefusal | null;
  /** Nothing was ever said in what they watch again; null: that is not known. */
  isEmpty: boolean | null;
  /** Why what they said last was not heard; null once they write something else. */
  failure: ApiError | null;
  /** They may delete, release, pin, mute, and set slow mode. */
  isHost: boolean;
  /** How long one waits between two messages, in ms; 0: no slow mode. */
  slowMs: number;
  /** When they may write again, epoch ms of the server; null: now. */
  slowUntil: number | null;
  /** Who may write no more; known to the host. */
  muted: ChatSnapshot['muted'];
}

export const noChat: ChatState = {
  status: 'connecting',
  error: null,
  writeRefusal: 'chat_closed',
  isEmpty: null,
  failure: null,
  isHost: false,
  slowMs: 0,
  slowUntil: null,
  muted: [],
};

/** What a snapshot says of it. */
export function stateOf(snapshot: ChatSnapshot): Partial<ChatState> {
  return {
    status: 'live',
    error: null,
    writeRefusal: snapshot.write_refusal,
    isHost: snapshot.is_host,
    slowMs: snapshot.slow_ms,
    slowUntil: snapshot.slow_until,
    muted: snapshot.muted,
  };
}
