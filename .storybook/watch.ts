import { getPanggung, getPayments } from '@panggung/client';
import type { Payment, Show } from '@panggung/core';
import type { StreamOrder } from '../tests/hls-server.js';
import { act } from './api/fetch.js';
import { apiUrlOf } from './api/install.js';
import type { Act } from './api/message.js';
import { passTime, takeFreePass } from './play.js';

interface Story {
  id: string;
}
type ShowId = Show['id'];
type ShowRow = Extract<Act, { do: 'change-show' }>['row'];

/** Changes a show in the database, and lets the API forget what it gave out before. */
export async function changeShow(show: number, row: ShowRow): Promise<void> {
  await act({ do: 'change-show', show, row });
  await passTime(1100);
}

/** Says what becomes of the stream of a show. */
export async function orderStream(show: ShowId, order: StreamOrder): Promise<void> {
  await fetch(`/live/streams/${show}`, { method: 'PUT', body: JSON.stringify(order) });
}

/** A show that is on air for everybody, with so much of its stream there already. */
export async function goOnAir(show: number, order: StreamOrder = { onAir: 10 }): Promise<void> {
  const free = { ticket_type: 'free_pass', ticket_price: 0 } as const;
  await orderStream(show, { isOut: false, ...order });
  await changeShow(show, { ...free, video_status: 'LIVE', islive: 1, start_date: 0, start_time: 0 });
}

/** Takes a ticket for a show that anybody gets one for; this browser keeps it. */
export async function holdTicket(story: Story, show: number, own: Partial<Payment> = {}): Promise<Payment> {
  await changeShow(show, { ticket_type: 'free_pass', ticket_price: 0 });
  const ticket = await takeFreePass(story, show, `${crypto.randomUUID().slice(0, 8)}@kampus.example`);
  getPayments(getPanggung({ apiUrl: apiUrlOf(story.id) })).keep({ ...ticket, ...own });
  return ticket;
}

/** Plays a ticket on another screen. */
export async function playElsewhere({ id }: Story, show: number, ticket: Payment): Promise<void> {
  const { http } = getPanggung({ apiUrl: apiUrlOf(id) });
  const asked = { room_video_id: show, code_guest: String(ticket.code_guest) };
  const { data } = await http.call('POST /api/v1/roomToken/guest', { body: asked });
  await http.call('POST /api/v1/playback', { body: { token: data.tokenId, device_id: 'television' } });
}
