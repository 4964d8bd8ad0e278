import type { ChatMember } from './chat-member.js';

/** A chat that somebody reads now. */
export interface ChatRoom {
  members: Set<ChatMember>;
  /** Up to where everybody was told; null before the first one was. */
  cursor: number | null;
  /** Something was written in it since everybody was told. */
  isHeard: boolean;
  /** The reactions that everybody was told of. */
  reactions: string;
}

/** By the show. */
export type ChatRooms = Map<number, ChatRoom>;
