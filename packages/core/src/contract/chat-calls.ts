import * as v from 'valibot';
import {
  ChatHistoryQuerySchema,
  ChatHistorySchema,
  ChatMessageSchema,
  ChatMuteSchema,
  ChatPinSchema,
  ChatPinWishSchema,
  ChatQuerySchema,
  ChatReactionWishSchema,
  ChatSlowModeSchema,
  ChatWishSchema,
} from './chat.js';
import { byId, done, type Endpoint } from './endpoint.js';
import { one } from './envelope.js';

const message = v.object({ id: v.string(), message_id: v.string() });
const person = v.object({ id: v.string(), user_id: v.string() });

/** Calls of a show's live chat; it is read from `GET /api/v1/room/video/:id/chat`, a stream of events. */
export const chatCalls = {
  'POST /api/v1/room/video/:id/chat': {
    summary: 'Say something in the live chat of a show; answers it as it is kept, masked (429 `slow_mode`).',
    source: 'K-15, N-03, N-24, AMB-168',
    isCreation: true,
    needsSession: true,
    params: byId,
    query: ChatQuerySchema,
    body: ChatWishSchema,
    reply: one(ChatMessageSchema),
  },
  'DELETE /api/v1/room/video/:id/chat/:message_id': {
    summary: 'Take a message back, or as its host, away.',
    source: 'ours; AMB-168',
    needsSession: true,
    params: message,
    reply: done,
  },
  'POST /api/v1/room/video/:id/chat/:message_id/release': {
    summary: 'Show everybody a message that was held back; for the host.',
    source: 'ours; AMB-168',
    needsSession: true,
    params: message,
    reply: one(ChatMessageSchema),
  },
  'PUT /api/v1/room/video/:id/chat/pin': {
    summary: 'Let a message stand above the others, or none; for the host.',
    source: 'ours; AMB-168',
    needsSession: true,
    params: byId,
    body: ChatPinWishSchema,
    reply: one(ChatPinSchema),
  },
  'PUT /api/v1/room/video/:id/chat/slow-mode': {
    summary: 'Let everybody but the host wait between two messages; for the host.',
    source: 'ours; AMB-168',
    needsSession: true,
    params: byId,
    body: ChatSlowModeSchema,
    reply: one(ChatSlowModeSchema),
  },
  'PUT /api/v1/room/video/:id/chat/mutes/:user_id': {
    summary: 'Let somebody write no more in this chat; for the host.',
    source: 'ours; AMB-168',
    needsSession: true,
    params: person,
    reply: one(ChatMuteSchema),
  },
  'DELETE /api/v1/room/video/:id/chat/mutes/:user_id': {
    summary: 'Let somebody write again; for the host.',
    source: 'ours; AMB-168',
    needsSession: true,
    params: person,
    reply: one(ChatMuteSchema),
  },
  'POST /api/v1/room/video/:id/chat/reactions': {
    summary: 'Throw hearts and the like at the stage; a page gathers them and asks once a second.',
    source: 'ours',
    needsSession: true,
    params: byId,
    query: ChatQuerySchema,
    body: ChatReactionWishSchema,
    reply: one(ChatReactionWishSchema),
  },
  'GET /api/v1/room/video/:id/chat/history': {
    summary: 'List what was said between two instants, by the clock: for who watches again.',
    source: 'ours',
    params: byId,
    query: ChatHistoryQuerySchema,
    reply: one(ChatHistorySchema),
  },
} as const satisfies Record<string, Endpoint>;
