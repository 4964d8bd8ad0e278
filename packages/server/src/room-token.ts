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
    async issue({ showId, paymentId, viewer }) {
      const tokenId = createSecretId();
      const now = clock();
      const row = { room_id: showId, payment_id: paymentId, viewer, created_at: now };
      await database
        .insertInto('room_token')
        .values({ ...row, hash: await mark(tokenId), expires_at: now + ROOM_TOKEN_MS, playback_id: null })
        .execute();
      return { tokenId };
    },
  };
}
