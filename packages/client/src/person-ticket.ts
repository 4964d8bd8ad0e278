import type { Id, Payment, Show } from '@panggung/core';
import { toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';

/** What somebody has for the show, whole for oneself; null when there is nothing. G-11, L-27. */
export async function personTicket(
  { http }: Panggung,
  userId: Id,
  { id, video_status }: Pick<Show, 'id' | 'video_status'>,
): Promise<Payment | null> {
  try {
    const reply = await http.call('GET /api/v1/payment/:room_id/:for_user_id', {
      params: { room_id: String(id), for_user_id: String(userId) },
      query: { room_video_id: id, video_status },
    });
    // Of somebody else there may be a status only.
    return reply.data as Payment;
  } catch (thrown) {
    if (toApiError(thrown).code === 'ticket_not_found') return null;
    throw thrown;
  }
}
