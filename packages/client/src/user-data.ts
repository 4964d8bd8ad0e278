import type { Id, UserData } from '@panggung/core';
import type { Panggung } from './panggung.js';

/** Everything the API keeps of whoever is signed in. Rejects with `ApiError`. */
export async function readUserData({ http }: Panggung, id: Id): Promise<UserData> {
  return (await http.call('GET /api/v1/user/:id/export', { params: { id: String(id) } })).data;
}
