import * as v from 'valibot';
import type { Endpoint } from './endpoint.js';
import { IdSchema, many, one } from './envelope.js';
import {
  BadwordSchema,
  CommentListQuerySchema,
  CommentSchema,
  CountSchema,
  LikeCountSchema,
  LikeQuerySchema,
  LikeSchema,
  LikeWishSchema,
  NewCommentSchema,
} from './social.js';

/** Calls of what people say of a show: likes and comments. */
export const socialCalls = {
  'GET /api/v1/room-like': {
    summary: 'Tell whether the person likes a show.',
    source: 'Q-48, api.md 70',
    needsSession: true,
    query: LikeQuerySchema,
    reply: one(LikeSchema),
  },
  'POST /api/v1/room-like': {
    summary: 'Like a show, or no longer.',
    source: 'Q-48, api.md 71',
    needsSession: true,
    body: LikeWishSchema,
    reply: one(LikeCountSchema),
  },
  'GET /api/v1/room-like/count': {
    summary: 'Tell how many like a show.',
    source: 'K-04, api.md I1',
    query: v.object({ room_video_id: IdSchema }),
    reply: one(CountSchema),
  },
  'GET /api/v1/room-comment': {
    summary: 'List the comments under a show, newest first.',
    source: 'Q-50, api.md 72',
    query: CommentListQuerySchema,
    reply: many(CommentSchema),
  },
  'POST /api/v1/room-comment': {
    summary: 'Comment on a show; bad words are masked.',
    source: 'Q-50, api.md 73',
    isCreation: true,
    needsSession: true,
    body: NewCommentSchema,
    reply: one(CommentSchema),
  },
  'GET /api/v1/room-comment/count': {
    summary: 'Tell how many comments a show has.',
    source: 'Q-49, api.md 74',
    query: v.object({ room_video_id: IdSchema }),
    reply: one(CountSchema),
  },
  'GET /api/v1/master/badword': {
    summary: 'List the words that are masked in comments.',
    source: 'Q-51, api.md 34',
    reply: many(BadwordSchema),
  },
} as const satisfies Record<string, Endpoint>;
