import type { Endpoint } from './endpoint.js';
import { one } from './envelope.js';
import { QueuePlaceSchema, SaleQueueEntrySchema, SaleQueueQuerySchema } from './sale-queue.js';

/** Calls of whoever waits for a sale to open. */
export const saleQueueCalls = {
  'POST /api/v1/sale-queue': {
    summary: 'Get in line before a sale, or back to the place one has.',
    source: 'ours; AMB-198',
    isCreation: true,
    body: SaleQueueEntrySchema,
    reply: one(QueuePlaceSchema),
  },
  'GET /api/v1/sale-queue': {
    summary: 'Tell how far the place a `panggung-queue` names has come.',
    source: 'ours; AMB-198',
    query: SaleQueueQuerySchema,
    reply: one(QueuePlaceSchema),
  },
} as const satisfies Record<string, Endpoint>;
