import type { ChatReaction } from '@panggung/core/contract';
import { sql } from 'kysely';
import type { Ports } from './ports.js';

/** What a crowd throws at stages: gathered in memory, counted in the database once a second. */
export interface ChatReactions {
  add(roomId: number, reaction: ChatReaction, count: number): void;
  /** Counts what was gathered. */
  runOnce(): Promise<void>;
}

export function createChatReactions({ database }: Pick<Ports, 'database'>): ChatReactions {
  let gathered = new Map<string, { roomId: number; reaction: ChatReaction; count: number }>();

  function add(roomId: number, reaction: ChatReaction, count: number): void {
    const name = `${roomId} ${reaction}`;
    const known = gathered.get(name)?.count ?? 0;
    gathered.set(name, { roomId, reaction, count: known + count });
  }

  return {
    add,
    async runOnce() {
      // In one order, so that two processes never wait for each other.
      const thrown = [...gathered.values()].sort(
        (a, b) => a.roomId - b.roomId || a.reaction.localeCompare(b.reaction),
      );
      if (!thrown.length) return;
      gathered = new Map();
      const column = <T>(read: (row: (typeof thrown)[number]) => T) => thrown.map(read);
      try {
        await sql`
          insert into chat_reaction (room_id, reaction, count)
          select * from unnest(
            ${column(({ roomId }) => roomId)}::bigint[],
            ${column(({ reaction }) => reaction)}::text[],
            ${column(({ count }) => count)}::bigint[]
          )
          on conflict (room_id, reaction) do update set count = chat_reaction.count + excluded.count
        `.execute(database);
      } catch (error) {
        for (const { roomId, reaction, count } of thrown) add(roomId, reaction, count);
        throw error;
      }
    },
  };
}
