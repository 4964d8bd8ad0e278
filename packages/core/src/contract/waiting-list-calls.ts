import type { Endpoint } from './endpoint.js';
import { one } from './envelope.js';
import { SeatOfferQuerySchema, SeatOfferSchema, WaitingSchema, WaitingWishSchema } from './waiting-list.js';

/** Calls of whoever waits for a seat. */
export const waitingListCalls = {
  'POST /api/v1/waiting-list': {
    summary: 'Wait for a seat of a sold-out show; answers alike whether or not one waits already.',
    source: 'ours',
    isCreation: true,
    body: WaitingWishSchema,
    reply: one(WaitingSchema),
  },
  'GET /api/v1/waiting-list/offer': {
    summary: 'Read the offered seat a `panggung-pass` opens.',
    source: 'ours',
    query: SeatOfferQuerySchema,
    reply: one(SeatOfferSchema),
  },
} as const satisfies Record<string, Endpoint>;
