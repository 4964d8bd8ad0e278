import * as v from 'valibot';
import { RemovalSchema } from './account.js';
import { byId, done, type Endpoint, plainList } from './endpoint.js';
import { IdSchema, listQuery, many, one } from './envelope.js';
import { EmailSchema } from './payment.js';
import {
  ActivityReportSchema,
  ActivitySchema,
  CitySchema,
  PersonNameSchema,
  PhotoSchema,
  ProfileSchema,
  ReceiverSchema,
  UserListQuerySchema,
  UserSchema,
  WorkSchema,
} from './user.js';
import { UserDataSchema } from './user-data.js';

/** Calls about people: who they are, and what they did. */
export const userCalls = {
  'GET /api/v1/user': {
    summary: 'List people by their names, and nothing more of them.',
    source: 'Q-55, api.md 29, AMB-176',
    needsSession: true,
    query: UserListQuerySchema,
    reply: many(PersonNameSchema),
  },
  'GET /api/v1/user/email': {
    summary: 'Find the person to give a ticket to (404: nobody has this address).',
    source: 'Q-56, api.md 31',
    needsSession: true,
    query: v.object({ email: EmailSchema }),
    reply: one(ReceiverSchema),
  },
  'GET /api/v1/user/:id': {
    summary: 'Read a person: whole for themselves, without private fields for others.',
    source: 'Q-24, api.md 30',
    needsSession: true,
    params: byId,
    reply: one(UserSchema),
  },
  'PUT /api/v1/user/UpdateProfile/:id': {
    summary: 'Change the own photo.',
    source: 'Q-58, api.md 33',
    needsSession: true,
    takesImage: true,
    params: byId,
    reply: one(PhotoSchema),
  },
  'PUT /api/v1/user/:id': {
    summary: 'Change the own profile.',
    source: 'Q-57, api.md 32',
    needsSession: true,
    params: byId,
    body: ProfileSchema,
    reply: one(UserSchema),
  },
  'DELETE /api/v1/user/:id': {
    summary: 'Delete the own account; payments are kept without the person.',
    source: 'ours',
    needsSession: true,
    params: byId,
    body: RemovalSchema,
    reply: done,
  },
  'GET /api/v1/user/:id/export': {
    summary: 'Read everything that is kept of oneself.',
    source: 'ours',
    needsSession: true,
    params: byId,
    reply: one(UserDataSchema),
  },
  'POST /api/v1/log-activity': {
    summary: 'Take note of something the person did.',
    source: 'Q-25, api.md 27',
    isInsert: true,
    needsSession: true,
    body: ActivityReportSchema,
    reply: one(ActivitySchema),
  },
  'GET /api/v1/log-activity': {
    summary: 'List what the person did.',
    source: 'Q-25, api.md 28',
    needsSession: true,
    query: v.object({ ...listQuery, user_id: v.optional(IdSchema) }),
    reply: many(ActivitySchema),
  },
  'GET /api/v1/master/work': {
    summary: 'List kinds of work.',
    source: 'Q-52, api.md 35',
    query: plainList,
    reply: many(WorkSchema),
  },
  'GET /api/v1/master/work/:id': {
    summary: 'Read one kind of work.',
    source: 'Q-52, api.md 36',
    params: byId,
    reply: one(WorkSchema),
  },
  'GET /api/v1/master/city': {
    summary: 'List the regencies and cities of Indonesia.',
    source: 'Q-53, api.md 37',
    query: plainList,
    reply: many(CitySchema),
  },
  'GET /api/v1/master/city/:id': {
    summary: 'Read one regency or city.',
    source: 'Q-53, api.md 38',
    params: byId,
    reply: one(CitySchema),
  },
} as const satisfies Record<string, Endpoint>;
