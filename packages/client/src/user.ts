import type { ChangePassword, Id, Profile, User } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResources, type Loadable } from './resource.js';

/** The person who is signed in, as the API knows them. What is read or saved reaches the session too. P-02, P-22. */
export interface Users {
  one(id: Id): ReadableAtom<Loadable<User>>;
  reload(id: Id): Promise<void>;
  /** Rejects with `ApiError` when it could not be saved. */
  update(id: Id, profile: Profile): Promise<User>;
  /** Ends all other sessions. Rejects with `password_incorrect`, `account_not_found` or another `ApiError`. P-31. */
  changePassword(user: User, change: Pick<ChangePassword, 'last_password' | 'password'>): Promise<void>;
}

function createUsers({ http, session }: Panggung): Users {
  const adopt = async (user: User) => {
    await session.update(user);
    return user;
  };
  const ones = createResources(async (id: string) => {
    return adopt((await http.call('GET /api/v1/user/:id', { params: { id } })).data);
  });
  return {
    one: (id) => ones(String(id)),
    reload: (id) => ones.reload(String(id)),
    async update(id, profile) {
      const params = { id: String(id) };
      return adopt((await http.call('PUT /api/v1/user/:id', { params, body: profile })).data);
    },
    async changePassword({ email, firebase_uid }, change) {
      const who = { email: email ?? undefined, firebase_uid: firebase_uid ?? undefined };
      await http.call('POST /auth/changePassword', { body: { ...change, ...who } });
    },
  };
}

/** The people of an API's page. */
export function getUsers(panggung: Panggung): Users {
  return partOf(panggung, 'users', () => createUsers(panggung));
}
