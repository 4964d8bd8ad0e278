import { expectReaders } from './chat-beat.js';
import type { ChatVisitor } from './chat-door.js';
import type { ChatMember } from './chat-member.js';
import { isMirrorBehind } from './chat-mirror.js';
import type { Ports } from './ports.js';
import { eventBytes } from './server-event.js';
import { createSingleFlight } from './single-flight.js';

/** Lets readers of chats read them elsewhere, where a comment stream is set up that they can be read from. AMB-168. */
export interface ChatElsewherePointer {
  /** Tells somebody who is no host where else they may read; false: they take nothing now. */
  point(member: ChatMember): Promise<boolean>;
  /** Whether there is something to hear of themselves, which is told here alone. */
  isSilenced(visitor: ChatVisitor): Promise<boolean>;
}

type PointerPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'commentStream'>;

export function createElsewherePointer(ports: PointerPorts): ChatElsewherePointer {
  const { database, clock, log, commentStream } = ports;
  const share = createSingleFlight();
  /** Until when readers are expected, by the room: a crowd comes with the same pass. */
  const expected = new Map<number, number>();

  async function expect(roomId: number, until: number): Promise<void> {
    if ((expected.get(roomId) ?? 0) >= until) return;
    await share(`expect ${roomId} ${until}`, () => expectReaders(database, roomId, until));
    for (const [id, end] of expected) if (end < clock()) expected.delete(id);
    expected.set(roomId, until);
  }

  return {
    async point({ visitor: { show, isHost }, send }) {
      if (!commentStream?.pass || isHost) return true;
      try {
        if (await share(`behind ${show.id}`, () => isMirrorBehind(database, show.id, clock()))) return true;
        const pass = await commentStream.pass(show.id, clock());
        await expect(show.id, pass.until);
        return send(eventBytes('elsewhere', pass));
      } catch (error) {
        log.warn({ error: String(error) }, 'a chat cannot be read elsewhere');
        return true;
      }
    },
    async isSilenced({ show, userId, isHost }) {
      if (!commentStream?.pass || userId === null || isHost) return false;
      const mutes = database.selectFrom('chat_mute').select('user_id').where('room_id', '=', show.id);
      try {
        return (await mutes.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
      } catch (error) {
        log.warn({ error: String(error) }, 'a chat could not be read');
        return false;
      }
    },
  };
}
