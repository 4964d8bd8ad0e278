import type { Id } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, type Loadable } from './resource.js';

/**
 * What somebody is called, as the API tells those who are signed in.
 * @example const $name = getPersonName(panggung, payment.for_user_id);
 */
export function getPersonName({ parts, http }: Panggung, id: Id): ReadableAtom<Loadable<string>> {
  const params = { id: String(id) };
  return partOf({ parts }, `name ${id}`, () =>
    createResource(async () => (await http.call('GET /api/v1/user/:id', { params })).data.full_name),
  ).$value;
}
