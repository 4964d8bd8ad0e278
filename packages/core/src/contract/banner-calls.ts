import { BannerChangeSchema, BannerListQuerySchema, BannerSchema, NewBannerSchema } from './banner.js';
import { byId, done, type Endpoint } from './endpoint.js';
import { many, one } from './envelope.js';

/** Calls of the banners above the shows. */
export const bannerCalls = {
  'GET /api/v1/banner': {
    summary: 'List the banners that are shown now.',
    source: 'Q-16, api.md 15',
    query: BannerListQuerySchema,
    reply: many(BannerSchema),
  },
  'GET /api/v1/banner/:id': {
    summary: 'Read one banner.',
    source: 'Q-17, api.md 16',
    params: byId,
    reply: one(BannerSchema),
  },
  'POST /api/v1/banner': {
    summary: 'Add a banner.',
    source: 'Q-18, api.md 17',
    isCreation: true,
    needsOperator: true,
    body: NewBannerSchema,
    reply: one(BannerSchema),
  },
  'PUT /api/v1/banner/:id': {
    summary: 'Change a banner.',
    source: 'Q-18, api.md 18',
    needsOperator: true,
    params: byId,
    body: BannerChangeSchema,
    reply: one(BannerSchema),
  },
  'DELETE /api/v1/banner/:id': {
    summary: 'Remove a banner.',
    source: 'Q-18, api.md 19',
    needsOperator: true,
    params: byId,
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
