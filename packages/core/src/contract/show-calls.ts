import { byId, done, type Endpoint, plainList } from './endpoint.js';
import { many, one } from './envelope.js';
import { ShowListQuerySchema, ShowSchema } from './show.js';
import { SalesSchema } from './show-sales.js';
import {
  CancellationSchema,
  CancellationWishSchema,
  PostponementSchema,
  PostponementWishSchema,
  ShowFormSchema,
} from './show-write.js';

const portrait = 'A picture of 4/5.';
const files = {
  image: 'A picture of 22/9.',
  verticalImage: portrait,
  image1: portrait,
  image2: portrait,
  file: 'MP4, by its content.',
  captions: 'WebVTT.',
};

/** Calls of shows. Those that need a session are its maker's: for everybody else there is no such show. */
export const showCalls = {
  'GET /api/v1/room/video': {
    summary: 'List shows.',
    source: 'Q-10, api.md 9',
    query: ShowListQuerySchema,
    reply: many(ShowSchema),
  },
  'GET /api/v1/room/video/:id': {
    summary: 'Read one show.',
    source: 'Q-11, api.md 10',
    params: byId,
    reply: one(ShowSchema),
  },
  'GET /api/v1/show-popularity': {
    summary: 'List shows, most watched first.',
    source: 'Q-15, api.md 14',
    query: plainList,
    reply: many(ShowSchema),
  },
  'POST /api/v1/room/video': {
    summary: 'Make a show; for artists.',
    source: 'Q-12, M-46 to M-54, api.md 11',
    isCreation: true,
    needsSession: true,
    form: ShowFormSchema,
    files,
    reply: one(ShowSchema),
  },
  'PUT /api/v1/room/video/:id': {
    summary:
      "Change one's own show: what its buyers paid for stays (409 `show_sold`); `ENDED` ends its stream.",
    source: 'Q-13, M-57, AMB-152, api.md 12',
    needsSession: true,
    params: byId,
    form: ShowFormSchema,
    files,
    reply: one(ShowSchema),
  },
  'DELETE /api/v1/room/video/:id': {
    summary:
      "Delete one's own show, while nobody has a ticket for it (409 `show_sold`: call it off instead).",
    source: 'Q-14, M-12, api.md 13',
    needsSession: true,
    params: byId,
    reply: done,
  },
  'POST /api/v1/room/video/:id/cancellation': {
    summary: "Call one's own show off: who paid is owed the money, and everybody with a ticket is told.",
    source: 'ours',
    isCreation: true,
    needsSession: true,
    params: byId,
    body: CancellationWishSchema,
    reply: one(CancellationSchema),
  },
  'POST /api/v1/room/video/:id/postponement': {
    summary:
      "Put one's own show off: tickets stay good, and who cannot come then may give theirs back for a while.",
    source: 'ours',
    isCreation: true,
    needsSession: true,
    params: byId,
    body: PostponementWishSchema,
    reply: one(PostponementSchema),
  },
  'GET /api/v1/room/video/:id/sales': {
    summary: "Read how the tickets of one's own show sell; the same as a table is at `sales.csv`.",
    source: 'ours',
    needsSession: true,
    params: byId,
    reply: one(SalesSchema),
  },
} as const satisfies Record<string, Endpoint>;
