import { byId, done, type Endpoint, plainList } from './endpoint.js';
import { many, one } from './envelope.js';
import { CategoryEntrySchema, CategorySchema } from './show.js';

/** Calls of the categories that shows are in. */
export const categoryCalls = {
  'GET /api/v1/room/category': {
    summary: 'List categories.',
    source: 'Q-19, api.md 20',
    query: plainList,
    reply: many(CategorySchema),
  },
  'GET /api/v1/room/category/:id': {
    summary: 'Read one category.',
    source: 'Q-19, api.md 21',
    params: byId,
    reply: one(CategorySchema),
  },
  'POST /api/v1/room/category': {
    summary: 'Add a category.',
    source: 'Q-20, api.md 22',
    isCreation: true,
    needsOperator: true,
    body: CategoryEntrySchema,
    reply: one(CategorySchema),
  },
  'PUT /api/v1/room/category/:id': {
    summary: 'Rename a category.',
    source: 'Q-20, api.md 23',
    needsOperator: true,
    params: byId,
    body: CategoryEntrySchema,
    reply: one(CategorySchema),
  },
  'DELETE /api/v1/room/category/:id': {
    summary: 'Remove a category that no show is in.',
    source: 'Q-20, api.md 24',
    needsOperator: true,
    params: byId,
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
