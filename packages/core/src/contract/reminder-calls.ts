import type { Endpoint } from './endpoint.js';
import { one } from './envelope.js';
import { ReminderQuerySchema, ReminderSchema, ReminderWishSchema } from './reminder.js';

/** Calls of whoever asks to be told when a show begins. */
export const reminderCalls = {
  'GET /api/v1/reminder': {
    summary: 'Tell whether the person is reminded of a show.',
    source: 'ours',
    needsSession: true,
    query: ReminderQuerySchema,
    reply: one(ReminderSchema),
  },
  'POST /api/v1/reminder': {
    summary: 'Be mailed half an hour before a show begins, or no longer.',
    source: 'ours',
    needsSession: true,
    body: ReminderWishSchema,
    reply: one(ReminderSchema),
  },
} as const satisfies Record<string, Endpoint>;
