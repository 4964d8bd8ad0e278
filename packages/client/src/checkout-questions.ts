import {
  type GuestPayment,
  isTicketValid,
  type Payment,
  type PaymentType,
  paymentEnd,
  type Show,
  takesAmount,
} from '@panggung/core';
import { toApiError } from './api-error.js';
import { canPayBy } from './checkout-body.js';
import type { Panggung } from './panggung.js';
import { paymentTypes } from './payment-type.js';

/** The call's answer, or null when the API says there is nothing of the kind; other failures are thrown on. */
async function unlessNone<T>(call: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await call).data;
  } catch (thrown) {
    const { status } = toApiError(thrown);
    if (status === 400 || status === 404) return null;
    throw thrown;
  }
}

/** The show as the API has it now. */
export async function currentShow({ shows }: Panggung, showId: string): Promise<Show> {
  await shows.reload(showId);
  const show = shows.one(showId).get();
  if (show.status === 'ready') return show.value;
  throw show.status === 'failed' ? show.error : new Error(`Show ${showId} did not load`);
}

/** The show, if this page knows it; looking does not ask for it. */
export function shownShow({ shows }: Panggung, showId: string): Show | null {
  const show = shows.one(showId).value;
  return (show && 'value' in show && show.value) || null;
}

/** The show as this page knows it; asked for only when it knows nothing. */
export async function knownShow(panggung: Panggung, showId: string): Promise<Show> {
  return shownShow(panggung, showId) ?? currentShow(panggung, showId);
}

/** Whether an account has this address; silence never says so. F-08, F-10. */
export async function isRegistered({ http }: Panggung, email: string, show: Show): Promise<boolean> {
  const query = { email, room_video_id: show.id, video_status: show.video_status };
  return (await unlessNone(http.call('GET /auth/email', { query }))) !== null;
}

/** The ticket this address already has for the show; null when there is none. F-09, F-11. */
export function guestTicket({ http }: Panggung, email: string, show: Show): Promise<GuestPayment | null> {
  return unlessNone(
    http.call('GET /api/v1/payment/guest/:email/:room_video_id', {
      params: { email, room_video_id: String(show.id) },
      query: { video_status: show.video_status },
    }),
  );
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

/** Whether a method takes what is to be paid; one that names no bounds takes all. H-40, AMB-105. */
export function takes({ min_price, max_price }: PaymentType, total: number): boolean {
  return takesAmount({ is_enabled: true, min_price: min_price ?? 0, max_price: max_price ?? total }, total);
}
