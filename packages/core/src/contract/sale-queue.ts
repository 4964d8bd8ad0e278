import * as v from 'valibot';
import { IdSchema } from './envelope.js';

/** Which show's line; `ticket` is the place one has already. Ours, AMB-198. */
export const SaleQueueEntrySchema = v.object({
  room_id: IdSchema,
  ticket: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
});
export type SaleQueueEntry = v.InferInput<typeof SaleQueueEntrySchema>;

export const SaleQueueQuerySchema = v.object({ room_id: IdSchema });

const time = v.nullable(v.number());
const count = v.nullable(v.number());

/** A place in the line before a sale. Times in epoch ms. Ours, AMB-198. */
export const QueuePlaceSchema = v.object({
  /** Signed; sent back as `panggung-queue`. Null before the pool opens and where no line is kept. */
  ticket: v.nullable(v.string()),
  stage: v.picklist(['none', 'closed', 'pool', 'line', 'admitted', 'expired']),
  /** 1 is next. */
  position: count,
  ahead: count,
  opens_at: time,
  /** Sent with an order as `panggung-pass`. */
  pass: v.nullable(v.string()),
  pass_expires_at: time,
  /** When to ask again; null: no need. */
  next_look_at: time,
});
export type QueuePlace = v.InferOutput<typeof QueuePlaceSchema>;
