import type { Call, CallReply } from '@panggung/core';
import type { CallOptions, Http } from './http.js';

/** The documents' names for calls. Q-60. */
const names = {
  userByEmail: 'GET /auth/email',
  videolist: 'GET /api/v1/room/video',
  videoById: 'GET /api/v1/room/video/:id',
  roomCategorylist: 'GET /api/v1/room/category',
  userList: 'GET /api/v1/user',
  userById: 'GET /api/v1/user/:id',
  userUpdate: 'PUT /api/v1/user/:id',
  workById: 'GET /api/v1/master/work/:id',
  worklist: 'GET /api/v1/master/work',
  cityById: 'GET /api/v1/master/city/:id',
  citylist: 'GET /api/v1/master/city',
} as const satisfies Record<string, Call>;

export type Actions = {
  [Name in keyof typeof names]: (
    options: CallOptions<(typeof names)[Name]>,
  ) => Promise<CallReply<(typeof names)[Name]>>;
};

/**
 * The named calls over one client.
 * @example const { data } = await createActions(panggung.http).videoById({ params: { id: '7' } });
 */
export function createActions(http: Http): Actions {
  const bound = Object.entries(names).map(([name, call]) => [
    name,
    (options: never) => http.call(call, options),
  ]);
  return Object.fromEntries(bound) as Actions;
}
