import { byId, done, type Endpoint } from './endpoint.js';
import { many, one } from './envelope.js';
import {
  ExpressionChangeSchema,
  ExpressionListQuerySchema,
  ExpressionSchema,
  NewExpressionSchema,
} from './expression.js';

/** Calls of the short videos of artists. */
export const expressionCalls = {
  'GET /api/v1/express-video': {
    summary: 'List expressions, the newest first.',
    source: 'Q-54, api.md 75',
    needsSession: true,
    query: ExpressionListQuerySchema,
    reply: many(ExpressionSchema),
  },
  'POST /api/v1/express-video': {
    summary: 'Show everybody a short video; for artists.',
    source: 'Q-54, api.md 76',
    isCreation: true,
    needsSession: true,
    form: NewExpressionSchema,
    files: { video: 'MP4, by its content.' },
    reply: one(ExpressionSchema),
  },
  'PUT /api/v1/express-video/:id': {
    summary: 'Describe an own expression anew.',
    source: 'Q-54, api.md 77',
    needsSession: true,
    params: byId,
    body: ExpressionChangeSchema,
    reply: one(ExpressionSchema),
  },
  'DELETE /api/v1/express-video/:id': {
    summary: 'Remove an own expression, and its video.',
    source: 'Q-54, api.md 78',
    needsSession: true,
    params: byId,
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
