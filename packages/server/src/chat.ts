import type { ChatMessage } from '@panggung/core/contract';
import type { Transaction } from 'kysely';
import { createChatBeat } from './chat-beat.js';
import { type ChatDoor, createChatDoor } from './chat-door.js';
import { type ChatLive, createChatLive } from './chat-live.js';
import { type ChatReactions, createChatReactions } from './chat-reactions.js';
import { sayAll } from './chat-say.js';
import type { Saying } from './chat-verdict.js';
import { combine } from './combine.js';
import type { Tables } from './database.js';
import type { Ports } from './ports.js';
import { watchingOf } from './watching.js';

/** What routes and background work share: one set of readers, one heap of reactions. */
export interface Chat {
  door: ChatDoor;
  live: ChatLive;
  reactions: ChatReactions;
  /** What readers elsewhere are shown beside the log. */
  beat: ReturnType<typeof createChatBeat>;
  /**
   * Says something; what is said at the same time is written at once.
   * @throws ApiError `busy`, and whatever {@link sayAll} answers
   */
  say(saying: Saying): Promise<ChatMessage>;
  /** Writes into a room's log, and lets everybody know. */
  write<T>(roomId: number, run: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
}

const chats = new WeakMap<Ports, Chat>();

/** The chats of these ports, the same ones at every call. */
export function chatOf(ports: Ports): Chat {
  const known = chats.get(ports);
  if (known) return known;
  const { database, backplane, settings } = ports;
  const live = createChatLive(ports, watchingOf(ports).signs);
  backplane?.listen(live.hear);
  const tell = (roomId: number) => {
    live.hear(roomId);
    backplane?.tell(roomId);
  };
  const chat: Chat = {
    live,
    door: createChatDoor(ports),
    reactions: createChatReactions(ports),
    beat: createChatBeat(ports),
    say: combine<Saying, ChatMessage>({
      busy: 'Many people are writing right now',
      async run(sayings) {
        const said = database.transaction();
        const answers = await said.execute((transaction) => sayAll(transaction, sayings, settings.apiUrl));
        for (const id of new Set(sayings.map(({ visitor }) => visitor.show.id))) tell(id);
        return answers;
      },
    }),
    async write(roomId, run) {
      const written = await database.transaction().execute(run);
      tell(roomId);
      return written;
    },
  };
  chats.set(ports, chat);
  return chat;
}
