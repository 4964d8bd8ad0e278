import { byId, type Endpoint } from './endpoint.js';
import { many, one } from './envelope.js';
import { NotificationListQuerySchema, NotificationSchema, PromotionSchema } from './notification.js';

/** Calls of what people are told. */
export const notificationCalls = {
  'GET /api/v1/notification': {
    summary: 'List what the person was told, newest first.',
    source: 'Q-22, api.md 25',
    needsSession: true,
    query: NotificationListQuerySchema,
    reply: many(NotificationSchema),
  },
  'GET /api/v1/promotion/:id': {
    summary: 'Read one promotion.',
    source: 'Q-23, api.md 26',
    params: byId,
    reply: one(PromotionSchema),
  },
} as const satisfies Record<string, Endpoint>;
