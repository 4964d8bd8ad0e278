import { ROOM_TOKEN_MS } from '@panggung/core';
import type { RoomToken } from '@panggung/core/contract';
import type { Ports } from './ports.js';
import { createSecretId } from './random.js';
import { createSeal } from './seal.js';

/** What a room token opens: a show, with a ticket or, where that is null, for nothing. */
export interface Opening {
  showId: number;
  paymentId: string | null;
  viewer: string;
  /** The stage of the show's rehearsal instead. @default false */
  isRehearsal?: boolean;
}

/** Hands out room tokens; only their marks are kept.. */
export interface RoomTokens {
  issue(opening: Opening): Promise<RoomToken>;
  /** What is kept of a token. */
  mark(token: string): Promise<string>;
}

export function createRoomTokens({ database, clock, settings }: Ports): RoomTokens {
  const { mark } = createSeal(settings.sessionKey, 'room token');
  return {
    mark,
    async issue({ showId, paymentId, viewer, isRehearsal = false }) {
      const tokenId = createSecretId();
      const now = clock();
      const opens = { room_id: showId, payment_id: paymentId, viewer, is_rehearsal: isRehearsal };
      await database
        .insertInto('room_token')
        .values({
          ...opens,
          hash: await mark(tokenId),
          created_at: now,
          expires_at: now + ROOM_TOKEN_MS,
          playback_id: null,
        })
        .execute();
      return { tokenId };
    },
  };
}
