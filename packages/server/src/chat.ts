import type { Transaction } from 'kysely';
import { type ChatDoor, createChatDoor } from './chat-door.js';
import { type ChatLive, createChatLive } from './chat-live.js';
import { type ChatReactions, createChatReactions } from './chat-reactions.js';
import type { Tables } from './database.js';
import type { Ports } from './ports.js';
import { watchingOf } from './watching.js';

/** What routes and background work share: one set of readers, one heap of reactions. */
export interface Chat {
  door: ChatDoor;
  live: ChatLive;
  reactions: ChatReactions;
  /** Writes into a room's log, and lets everybody know. */
  write<T>(roomId: number, run: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
}

const chats = new WeakMap<Ports, Chat>();

/** The chats of these ports, the same ones at every call. */
export function chatOf(ports: Ports): Chat {
  const known = chats.get(ports);
  if (known) return known;
  const { database, backplane } = ports;
  const live = createChatLive(ports, watchingOf(ports).signs);
  backplane?.listen(live.hear);
  const chat: Chat = {
    live,
    door: createChatDoor(ports),
    reactions: createChatReactions(ports),
    async write(roomId, run) {
      const written = await database.transaction().execute(run);
      live.hear(roomId);
      backplane?.tell(roomId);
      return written;
    },
  };
  chats.set(ports, chat);
  return chat;
}
