import * as v from 'valibot';
import { refundReasons } from '../payment.js';
import { IdSchema } from './envelope.js';

/** How many, and how much in rupiah. */
const sum = v.object({ count: v.number(), amount: v.number() });

/** How the tickets stood at one moment, as they are told of now. */
export const SalesPointSchema = v.object({
  /** Epoch ms. */
  at: v.number(),
  sold: v.number(),
  held: v.number(),
  left: v.number(),
});
export type SalesPoint = v.InferOutput<typeof SalesPointSchema>;

/**
 * How the tickets of one's own show sell. Money in rupiah: `received` = `revenue.amount` + `refunds.due.amount` +
 * `refunds.sent.amount`; seats: `ticket_quota` = `sold` + `held` + `offered` + `left`. Ours.
 */
export const SalesSchema = v.object({
  id: IdSchema,
  name: v.string(),
  /** When this was so, epoch ms. */
  at: v.number(),
  ticket_quota: v.number(),
  sold: v.number(),
  /** Seats that somebody is about to pay for, and those offered to the waiting list. */
  held: v.number(),
  offered: v.number(),
  left: v.number(),
  /** All money that came in. */
  received: v.number(),
  /** What the tickets that count have brought: their prices, and what was given on top. */
  revenue: v.object({ amount: v.number(), tickets: v.number(), donations: v.number() }),
  refunds: v.object({ due: sum, sent: sum }),
  /** What is to be paid out: received, without what went or goes back. The gateway's fees are not known here. */
  payout: v.number(),
  /** By way of payment, the most tickets first; `name` is null for tickets that nobody paid. */
  methods: v.array(
    v.object({
      payment_type: v.string(),
      name: v.nullable(v.string()),
      tickets: v.number(),
      amount: v.number(),
    }),
  ),
  /** By the page they were bought on; null is the product's own site. */
  partners: v.array(v.object({ name: v.nullable(v.string()), tickets: v.number(), amount: v.number() })),
  /** What is owed back still, longest first. */
  refunds_due: v.array(
    v.object({
      id: IdSchema,
      amount: v.number(),
      reason: v.picklist(refundReasons),
      channel: v.string(),
      since: v.number(),
    }),
  ),
  /** How many are inside. */
  admitted: v.number(),
  /** How it came so: from the first sale until now, evenly spaced. */
  series: v.array(SalesPointSchema),
});
export type Sales = v.InferOutput<typeof SalesSchema>;
