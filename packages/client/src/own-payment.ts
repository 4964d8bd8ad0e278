import type { Id, Payment, Show } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { OWN_PAYMENTS, partOf } from './part.js';
import { personTicket } from './person-ticket.js';
import { createResources, type Loadable } from './resource.js';

/** What the person who is signed in paid or owes for a show. G-11, Q-29. */
export interface OwnPayments {
  /** Null when there is nothing; always for a guest, who is not asked about. */
  one(
    userId: Id | undefined,
    show: Pick<Show, 'id' | 'video_status'>,
  ): ReadableAtom<Loadable<Payment | null>>;
  reload(userId: Id | undefined, showId: Id): Promise<void>;
}

interface Key {
  userId: string;
  showId: string;
}

const $nothing = atom<Loadable<null>>({ status: 'ready', value: null });

function createOwnPayments(panggung: Panggung): OwnPayments {
  /** Told to the API, but no reason to ask anew as one who knows nothing. */
  const statuses = new Map<string, Show['video_status']>();

  const ones = createResources(({ userId, showId }: Key) =>
    personTicket(panggung, userId, { id: showId, video_status: statuses.get(showId) ?? 'WAITING' }),
  );
  const keyOf = (userId: Id, showId: Id): Key => ({ userId: String(userId), showId: String(showId) });

  return {
    one(userId, { id, video_status }) {
      if (userId === undefined) return $nothing;
      statuses.set(String(id), video_status);
      return ones(keyOf(userId, id));
    },
    async reload(userId, showId) {
      if (userId !== undefined) await ones.reload(keyOf(userId, showId));
    },
  };
}

/** The own payments on an API's page. */
export function getOwnPayments(panggung: Panggung): OwnPayments {
  return partOf(panggung, OWN_PAYMENTS, () => createOwnPayments(panggung));
}
