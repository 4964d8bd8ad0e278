import * as v from 'valibot';
import { IdSchema, listQuery, many, one } from './envelope.js';
import { EmailSchema, GuestPaymentSchema, GuestVirtualAccountOrderSchema, PaymentSchema } from './payment.js';
import { PaymentTypeQuerySchema, PaymentTypeSchema } from './payment-type.js';
import { CategorySchema, ShowListQuerySchema, ShowSchema } from './show.js';

/** One call of the API. Paths carry `:names`; `reply` is the whole body of a 200 or 201. */
export interface Endpoint {
  summary: string;
  /** Requirement row and number in api.md. */
  source: string;
  /** An insert: needs an Idempotency-Key and answers 201. */
  isInsert?: boolean;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  reply: v.GenericSchema;
}

const id = v.object({ id: v.string() });
const ids = v.object({ ...listQuery });
const videoStatus = v.optional(v.string());

/**
 * The HTTP contract: one row a call, keyed by method and path. The server routes and documents from it,
 * the client's calls are typed by it.
 */
export const contract = {
  'GET /auth/email': {
    summary: 'Tell whether an account with this e-mail exists (404: it does not).',
    source: 'Q-04, api.md 3',
    query: v.object({ email: EmailSchema, room_video_id: v.optional(IdSchema), video_status: videoStatus }),
    reply: one(v.object({ email: v.string() })),
  },
  'GET /api/v1/room/video': {
    summary: 'List shows.',
    source: 'Q-10, api.md 9',
    query: ShowListQuerySchema,
    reply: many(ShowSchema),
  },
  'GET /api/v1/room/video/:id': {
    summary: 'Read one show.',
    source: 'Q-11, api.md 10',
    params: id,
    reply: one(ShowSchema),
  },
  'GET /api/v1/show-popularity': {
    summary: 'List shows, most watched first.',
    source: 'Q-15, api.md 14',
    query: ids,
    reply: many(ShowSchema),
  },
  'GET /api/v1/room/category': {
    summary: 'List categories.',
    source: 'Q-19, api.md 20',
    query: ids,
    reply: many(CategorySchema),
  },
  'GET /api/v1/room/category/:id': {
    summary: 'Read one category.',
    source: 'Q-19, api.md 21',
    params: id,
    reply: one(CategorySchema),
  },
  'GET /api/v1/payment-type/guest': {
    summary: 'List the ways a guest may pay an amount.',
    source: 'Q-36, api.md 52',
    query: PaymentTypeQuerySchema,
    reply: many(PaymentTypeSchema),
  },
  'GET /api/v1/payment-type/guest/:id': {
    summary: 'Read one way to pay.',
    source: 'Q-38, api.md 54',
    params: id,
    reply: one(PaymentTypeSchema),
  },
  'POST /api/v1/payment-va/guest': {
    summary: 'Order a ticket as a guest and pay it into a virtual account.',
    source: 'Q-41, api.md 63',
    isInsert: true,
    body: GuestVirtualAccountOrderSchema,
    reply: one(PaymentSchema),
  },
  'POST /api/v1/payment-bypass': {
    summary: 'Take a free-pass ticket as a guest.',
    source: 'Q-34, api.md 49 and I14',
    isInsert: true,
    body: v.object({ email: EmailSchema, room_id: IdSchema }),
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
  'POST /api/v1/payment/guest/resend-code': {
    summary: 'Mail a guest their payment code again; answers alike whether or not there is a ticket.',
    source: 'ours; F-26',
    body: v.object({ email: EmailSchema, room_id: IdSchema }),
    reply: one(v.object({ email: v.string() })),
  },
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
/** A call's name: its method and path. */
export type Call = keyof Contract;

type Input<C extends Call, K extends string> = Contract[C] extends {
  [P in K]: infer S extends v.GenericSchema;
}
  ? { [P in K]: v.InferInput<S> }
  : unknown;

/** What a call is given. */
export type CallInput<C extends Call> = Input<C, 'params'> & Input<C, 'query'> & Input<C, 'body'>;
/** What a call answers. */
export type CallReply<C extends Call> = v.InferOutput<Contract[C]['reply']>;
/** Calls that create something. */
export type InsertCall = { [C in Call]: Contract[C] extends { isInsert: true } ? C : never }[Call];
