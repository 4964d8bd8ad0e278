import * as v from 'valibot';
import { payWays } from '../channel.js';
import { channelCategories } from '../payment.js';
import { IdSchema } from './envelope.js';

/** A way to pay. T-17. Money in rupiah. */
export const PaymentTypeSchema = v.object({
  id: IdSchema,
  name: v.string(),
  picture: v.nullable(v.string()),
  is_livemode: v.boolean(),
  channel_code: v.string(),
  channel_category: v.picklist(channelCategories),
  currency: v.literal('IDR'),
  is_enabled: v.boolean(),
  business_id: v.string(),
  description: v.string(),
  /** Steps as plain text: a blank line starts another way to pay, whose first line is its heading. */
  instruction: v.string(),
  min_price: v.number(),
  /** The most this channel takes, in rupiah. Ours. */
  max_price: v.number(),
  /** How one pays by it. Ours. */
  way: v.picklist(payWays),
  /** Whether it asks for a phone number. H-10. Ours. */
  needs_phone: v.boolean(),
  /** How long one has to pay, in ms. Ours. */
  payment_window: v.number(),
});
export type PaymentType = v.InferOutput<typeof PaymentTypeSchema>;

/** amount = ticket price plus donation, in rupiah; only enabled ones are ever listed. H-02, AMB-104. */
export const PaymentTypeQuerySchema = v.object({
  amount: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(0)),
  ),
  is_enabled: v.optional(
    v.pipe(
      v.union([v.string(), v.boolean()]),
      v.check((asked) => String(asked) === 'true', 'Only enabled payment methods are listed'),
    ),
  ),
});
