import { type Id, type Removal, sameId, type User, type UserData } from '@panggung/core';
import { forgetTraces } from './browser-traces.js';
import type { Panggung } from './panggung.js';

/** Everything the API keeps of whoever is signed in. Rejects with `ApiError`. */
export async function readUserData({ http }: Panggung, id: Id): Promise<UserData> {
  return (await http.call('GET /api/v1/user/:id/export', { params: { id: String(id) } })).data;
}

/** What an account that is deleted takes along. */
export interface TicketsToLose {
  /** The names of the shows whose paid tickets are lost: on air, or still to come. */
  shows: readonly string[];
  /** Whether orders wait for their money. */
  hasUnpaid: boolean;
}

/** What an account that is deleted takes along. Rejects with `ApiError`. */
export async function readTicketsToLose({ http, clock }: Panggung, id: Id): Promise<TicketsToLose> {
  const query = { user_id: id, ticket_status: 'ACTIVE', per_page: -1 } as const;
  const [{ data: own }, { data: gifts }] = await Promise.all([
    http.call('GET /api/v1/payment', { query }),
    http.call('GET /api/v1/payment', { query: { ...query, ticket_type: 'ticket_gift' } }),
  ]);
  const now = clock.now();
  const lost = own.filter(
    ({ status, video_status, video_start_date }) =>
      status === 'COMPLETED' && (video_status === 'LIVE' || video_start_date > now),
  );
  return {
    shows: [...new Set(lost.map(({ video_name }) => video_name))],
    // What is still to be paid for somebody else is dropped, too.
    hasUnpaid: [...own, ...gifts].some(({ status, user_id }) => status === 'PENDING' && sameId(user_id, id)),
  };
}

/**
 * Deletes the account of whoever is signed in, who is signed out at once and forgotten here; `beforeSignOut` may lead them
 * to where a guest may be. Rejects with `ApiError`.
 */
export async function removeAccount(
  panggung: Panggung,
  user: User,
  proof: Removal,
  beforeSignOut = () => {},
): Promise<void> {
  const { http, session } = panggung;
  await http.call('DELETE /api/v1/user/:id', { params: { id: String(user.id) }, body: proof });
  beforeSignOut();
  forgetTraces(panggung, user);
  await session.signOut();
}
