import type { Id, Payment } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import { orNull } from './or-null.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, type Loadable } from './resource.js';

/** The paid ticket whose show is next; null when there is none. C-03, AMB-063. */
export interface OwnTicket {
  $ticket: ReadableAtom<Loadable<Payment | null>>;
  reload(): Promise<void>;
}

function createOwnTicket({ http }: Panggung, userId: Id): OwnTicket {
  const params = { user_id: String(userId) };
  const { $value, reload } = createResource(() =>
    orNull(http.call('GET /api/v1/payment/user/:user_id', { params }), 'payment_not_found'),
  );
  return { $ticket: $value, reload };
}

/** The next ticket of the person who is signed in on an API's page. */
export function getOwnTicket(panggung: Panggung, userId: Id): OwnTicket {
  return partOf(panggung, `ticket ${userId}`, () => createOwnTicket(panggung, userId));
}
