import type * as v from 'valibot';
import { accountCalls } from './account-calls.js';
import { admissionCalls } from './admission-calls.js';
import { bannerCalls } from './banner-calls.js';
import { categoryCalls } from './category-calls.js';
import { chatCalls } from './chat-calls.js';
import { couponCalls } from './coupon-calls.js';
import type { Endpoint } from './endpoint.js';
import { expressionCalls } from './expression-calls.js';
import { notificationCalls } from './notification-calls.js';
import { orderCalls } from './order-calls.js';
import { paymentCalls } from './payment-calls.js';
import { playbackCalls } from './playback-calls.js';
import { reminderCalls } from './reminder-calls.js';
import { saleQueueCalls } from './sale-queue-calls.js';
import { showCalls } from './show-calls.js';
import { socialCalls } from './social-calls.js';
import { userCalls } from './user-calls.js';
import { waitingListCalls } from './waiting-list-calls.js';

/**
 * The HTTP contract: one row a call, keyed by method and path. The server routes and documents from it,
 * the client's calls are typed by it.
 */
export const contract = {
  ...accountCalls,
  ...userCalls,
  ...showCalls,
  ...categoryCalls,
  ...bannerCalls,
  ...notificationCalls,
  ...reminderCalls,
  ...socialCalls,
  ...chatCalls,
  ...expressionCalls,
  ...couponCalls,
  ...orderCalls,
  ...paymentCalls,
  ...admissionCalls,
  ...playbackCalls,
  ...waitingListCalls,
  ...saleQueueCalls,
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

type CallWith<Mark extends string> = {
  [C in Call]: Contract[C] extends { [M in Mark]: true } ? C : never;
}[Call];
/** Calls that create something, and never without a key. */
export type InsertCall = CallWith<'isInsert'>;
/** Calls that create something; with a key, never twice. */
export type CreationCall = CallWith<'isCreation'>;
