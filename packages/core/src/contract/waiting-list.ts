import * as v from 'valibot';
import { IdSchema } from './envelope.js';
import { EmailSchema } from './payment.js';

/** Wait for a seat of a sold-out show; who signed in waits by their own address. Ours. */
export const WaitingWishSchema = v.object({ room_id: IdSchema, email: v.optional(EmailSchema) });
export type WaitingWish = v.InferInput<typeof WaitingWishSchema>;

/** Answered alike whether or not somebody was listed before. Ours. */
export const WaitingSchema = v.object({ room_id: IdSchema, email: v.string() });
export type Waiting = v.InferOutput<typeof WaitingSchema>;

export const SeatOfferQuerySchema = v.object({ room_id: IdSchema });

/** A seat kept for whoever holds the `panggung-pass` of the mail. Ours. */
export const SeatOfferSchema = v.object({
  room_id: IdSchema,
  /** When it goes to the next in line, epoch ms. */
  expires_at: v.number(),
  /** Whom it was offered to, as much as a stranger may read: `r***@kotak.id`. */
  email: v.string(),
});
export type SeatOffer = v.InferOutput<typeof SeatOfferSchema>;
