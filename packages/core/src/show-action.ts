import type { Payment } from './contract/payment.js';
import type { Show } from './contract/show.js';
import { paymentBadge } from './payment.js';
import { isCalledOff, showStart } from './show.js';

/**
 * What a show's page offers a viewer next: nothing, a redeem code for its creator to hand out, a ticket for money, one for
 * a redeem code, to go on paying, to wait for the start with a ticket in hand, to watch the stream, or the replay. E-35.
 */
export type ShowAction = 'none' | 'hand_out' | 'buy' | 'redeem' | 'pay' | 'wait' | 'stream' | 'replay';

/** Whether that step is the show itself. */
export function opensShow(action: ShowAction | null): boolean {
  return action === 'stream' || action === 'replay';
}

type TicketTime = Pick<Payment, 'status' | 'expired_ticket'>;
type ShowTime = Pick<Show, 'ticket_type' | 'video_status' | 'start_date' | 'start_time'> &
  Partial<Pick<Show, 'status'>>;

export interface ShowActionFacts {
  show: ShowTime;
  /** What the viewer paid or owes; null for nothing. */
  payment: TicketTime | null;
  /** It is the viewer's own show. E-36. */
  isCreator: boolean;
  /** The creator looks at how it will be. AMB-085. */
  isPreview: boolean;
  /** Server time in epoch ms. */
  now: number;
}

/** Whether a payment is a ticket that opens its show: paid, and without an end or before it. J-01, AMB-083. */
export function isTicketValid(payment: TicketTime, now: number): boolean {
  const { status, expired_ticket } = payment;
  return status === 'COMPLETED' && (!expired_ticket || expired_ticket > now);
}

/** Whether a show may be watched without a payment: a free pass, on air or over, whose hour has come. J-03, AMB-082. */
export function isFreeToWatch(show: ShowTime, now: number): boolean {
  const isOnOrOver = show.video_status === 'LIVE' || show.video_status === 'ENDED';
  return show.ticket_type === 'free_pass' && isOnOrOver && now >= showStart(show);
}

const watching = new Map<string, ShowAction>([
  ['WAITING', 'wait'],
  ['ENDED', 'replay'],
]);

/**
 * The next step on a show's page; the first rule that fits holds. E-35 to E-37, AMB-082 to AMB-087, AMB-091.
 * @example showAction({ show, payment: null, isCreator: false, isPreview: false, now }) // 'buy'
 */
export function showAction({ show, payment, isCreator, isPreview, now }: ShowActionFacts): ShowAction {
  if (isPreview || isCalledOff(show)) return 'none';
  if (isCreator) return show.ticket_type === 'free' ? 'hand_out' : 'none';
  if (isFreeToWatch(show, now) || (payment && isTicketValid(payment, now))) {
    return watching.get(show.video_status) ?? 'stream';
  }
  if (payment?.status === 'PENDING') return 'pay';
  return show.ticket_type === 'free' ? 'redeem' : 'buy';
}

/** What counts most first: a ticket that opens, money owed, a ticket that ran out, a payment that failed. */
function weight(payment: TicketTime, now: number): number {
  if (isTicketValid(payment, now)) return 3;
  return { PENDING: 2, COMPLETED: 1, FAILED: 0 }[paymentBadge(payment.status)];
}

/** Of the payments one viewer has for a show, the one its page is about; null where there is none. AMB-089. */
export function leadingPayment<T extends TicketTime>(
  payments: readonly (T | null | undefined)[],
  now: number,
): T | null {
  return payments.reduce<T | null>((leading, payment) => {
    if (!payment) return leading;
    return leading && weight(leading, now) >= weight(payment, now) ? leading : payment;
  }, null);
}
