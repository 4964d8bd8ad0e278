import type { Id, Removal, User, UserData } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { getProfileDraft } from './profile-draft.js';

/** Everything the API keeps of whoever is signed in. Rejects with `ApiError`. */
export async function readUserData({ http }: Panggung, id: Id): Promise<UserData> {
  return (await http.call('GET /api/v1/user/:id/export', { params: { id: String(id) } })).data;
}

/** The names of shows whose tickets an account that is deleted takes along. Rejects with `ApiError`. */
export async function readTicketsToLose({ http }: Panggung, id: Id): Promise<string[]> {
  const query = { user_id: id, ticket_status: 'ACTIVE', per_page: -1 } as const;
  const { data } = await http.call('GET /api/v1/payment', { query });
  return [...new Set(data.map(({ video_name }) => video_name))];
}

/** Deletes the account of whoever is signed in, who is signed out at once. Rejects with `ApiError`. */
export async function removeAccount(panggung: Panggung, user: User, proof: Removal): Promise<void> {
  const { http, session } = panggung;
  await http.call('DELETE /api/v1/user/:id', { params: { id: String(user.id) }, body: proof });
  getProfileDraft(panggung, user).discard();
  await session.signOut();
}
