import type { Id, Payment, Show } from '@panggung/core';
import { orNull } from './or-null.js';
import type { Panggung } from './panggung.js';

/** What somebody has for the show, whole for oneself; null when there is nothing. G-11, L-27. */
export async function personTicket(
  { http }: Panggung,
  userId: Id,
  { id, video_status }: Pick<Show, 'id' | 'video_status'>,
): Promise<Payment | null> {
  const params = { room_id: String(id), for_user_id: String(userId) };
  const query = { room_video_id: id, video_status };
  const call = http.call('GET /api/v1/payment/:room_id/:for_user_id', { params, query });
  // Of somebody else there may be a status only.
  return orNull(call, 'ticket_not_found') as Promise<Payment | null>;
}
