import {
  type CheckoutState,
  type GuestPayment,
  isTicketValid,
  type Payment,
  type PaymentType,
  paymentEnd,
  type Show,
} from '@panggung/core';
import { canPayBy } from './checkout-body.js';
import { orNull } from './or-null.js';
import type { Panggung } from './panggung.js';
import { paymentTypes } from './payment-type.js';

/** Where there is no seat. */
export const noSeat: readonly CheckoutState[] = ['all_held', 'sold_out'];

/** Whether an account has this address; silence never says so. F-08, F-10. */
export async function isRegistered({ http }: Panggung, email: string, show: Show): Promise<boolean> {
  const query = { email, room_video_id: show.id, video_status: show.video_status };
  return (await orNull(http.call('GET /auth/email', { query }), 'email_not_found')) !== null;
}

/** The ticket this address already has for the show; null when there is none. F-09, F-11. */
export function guestTicket({ http }: Panggung, email: string, show: Show): Promise<GuestPayment | null> {
  const params = { email, room_video_id: String(show.id) };
  const query = { video_status: show.video_status };
  const call = http.call('GET /api/v1/payment/guest/:email/:room_video_id', { params, query });
  return orNull(call, 'ticket_not_found');
}

/** Whether a ticket keeps somebody from buying another. AMB-099. */
export function isInTheWay({ status, expired_ticket }: Payment, now: number): boolean {
  return status === 'PENDING' || isTicketValid({ status, expired_ticket }, now);
}

/** The ways to pay an amount for the show that this client can take. H-02. */
export async function payableMethods(panggung: Panggung, show: Show, amount: number): Promise<PaymentType[]> {
  if (amount === 0) return [];
  const methods = await paymentTypes(panggung, amount);
  const now = panggung.clock.now();
  return methods.filter((method) => canPayBy(method) && paymentEnd(method, show, now) !== null);
}
