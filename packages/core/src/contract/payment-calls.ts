import * as v from 'valibot';
import { byId, done, type Endpoint } from './endpoint.js';
import { IdSchema, many, one } from './envelope.js';
import { PaymentListQuerySchema, SendTicketSchema } from './order.js';
import { EmailSchema, GuestPaymentSchema, PaymentSchema, TicketStatusSchema } from './payment.js';

const videoStatus = v.optional(v.string());

/** Calls of payments, which are the tickets, once they are there. */
export const paymentCalls = {
  'GET /api/v1/payment': {
    summary: 'List the own payments, which are the tickets.',
    source: 'Q-26, api.md 40',
    needsSession: true,
    query: PaymentListQuerySchema,
    reply: many(PaymentSchema),
  },
  'DELETE /api/v1/payment/:id': {
    summary: 'Give up an own payment that is still pending; its seat and coupon are free again.',
    source: 'Q-28, api.md 42',
    needsSession: true,
    params: byId,
    reply: done,
  },
  'PATCH /api/v1/send-ticket/:id': {
    summary: 'Give an own ticket to somebody else; its entry code becomes theirs and is another.',
    source: 'Q-59, api.md 50',
    needsSession: true,
    params: byId,
    body: SendTicketSchema,
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment/guest': {
    summary: 'Read the ticket a guest code opens.',
    source: 'Q-31, api.md 46',
    query: v.object({ code_guest: v.string(), room_video_id: IdSchema, video_status: videoStatus }),
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment/guest/:email/:room_video_id': {
    summary: "Tell the status of a guest's ticket for a show (400: there is none).",
    source: 'Q-30, api.md 45',
    params: v.object({ email: EmailSchema, room_video_id: v.string() }),
    query: v.object({ video_status: videoStatus }),
    reply: one(GuestPaymentSchema),
  },
  'GET /api/v1/payment/user/:user_id': {
    summary: 'Read the own ticket whose show is next (404: there is none).',
    source: 'Q-21, api.md 44',
    needsSession: true,
    params: v.object({ user_id: v.string() }),
    reply: one(PaymentSchema),
  },
  'GET /api/v1/payment/:room_id/:for_user_id': {
    summary: "Read the own payment for a show, or the status of somebody else's ticket (400: there is none).",
    source: 'Q-29, api.md 43',
    needsSession: true,
    params: v.object({ room_id: v.string(), for_user_id: v.string() }),
    query: v.object({ room_video_id: v.optional(IdSchema), video_status: videoStatus }),
    reply: one(v.union([PaymentSchema, TicketStatusSchema])),
  },
  'POST /api/v1/payment/guest/resend-code': {
    summary: 'Mail a guest their payment code again; answers alike whether or not there is a ticket.',
    source: 'ours; F-26',
    body: v.object({ email: EmailSchema, room_id: IdSchema }),
    reply: one(v.object({ email: v.string() })),
  },
} as const satisfies Record<string, Endpoint>;
