import type { Id } from '@panggung/core';
import type { Panggung } from './panggung.js';

/** What the host of a chat does about what is said; each settles once the API did it, and rejects with `ApiError`. */
export interface ChatHost {
  /** Takes a message away; its author may, too. */
  remove(messageId: number): Promise<void>;
  /** Shows everybody a message that was held back. */
  release(messageId: number): Promise<void>;
  /** Lets a message stand above the others; null: none. */
  pin(messageId: number | null): Promise<void>;
  /** Lets somebody write no more, or again. */
  mute(userId: Id, isMuted: boolean): Promise<void>;
  /** Lets everybody else wait so long between two messages, in ms; 0: not at all. */
  slowDown(slowMs: number): Promise<void>;
}

/** Builds the host's ways with one show's chat; everybody hears of what they did by the chat itself. */
export function createChatHost({ http }: Panggung, showId: Id): ChatHost {
  const id = String(showId);
  const message = (messageId: number) => ({ params: { id, message_id: String(messageId) } });
  return {
    async remove(messageId) {
      await http.call('DELETE /api/v1/room/video/:id/chat/:message_id', message(messageId));
    },
    async release(messageId) {
      await http.call('POST /api/v1/room/video/:id/chat/:message_id/release', message(messageId));
    },
    async pin(messageId) {
      const body = { message_id: messageId };
      await http.call('PUT /api/v1/room/video/:id/chat/pin', { params: { id }, body });
    },
    async mute(userId, isMuted) {
      const call = `${isMuted ? 'PUT' : 'DELETE'} /api/v1/room/video/:id/chat/mutes/:user_id` as const;
      await http.call(call, { params: { id, user_id: String(userId) } });
    },
    async slowDown(slowMs) {
      const body = { slow_ms: slowMs };
      await http.call('PUT /api/v1/room/video/:id/chat/slow-mode', { params: { id }, body });
    },
  };
}
