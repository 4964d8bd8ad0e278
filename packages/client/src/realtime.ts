import { type GuestPayment, type Id, type Payment, sameId } from '@panggung/core';
import { orNull } from './or-null.js';
import type { Panggung } from './panggung.js';
import type { OpenEvents } from './payment-events.js';
import { personTicket } from './person-ticket.js';
import { CLOSED, OPEN } from './stream-state.js';

/** Who is told about a payment that is being watched. */
export interface PaymentListener {
  onPayment(payment: Payment): void;
  /** The payment is no longer there. */
  onGone(): void;
  /** Whether the last word from the API failed to come. */
  onReach(isReached: boolean): void;
}

/** How often to ask while events stream, as a safety net, and while they do not, in ms. */
const ASK_SLOWLY_MS = 30_000;
const ASK_OFTEN_MS = 4000;

async function statusByEmail({ http }: Panggung, payment: Payment): Promise<GuestPayment | null> {
  const { email, room_id, video_status } = payment;
  const params = { email: email ?? '', room_video_id: String(room_id) };
  const query = { video_status };
  const call = http.call('GET /api/v1/payment/guest/:email/:room_video_id', { params, query });
  const found = await orNull(call, 'ticket_not_found');
  return found && sameId(found.id, payment.id) ? found : null;
}

async function paymentByCode({ http }: Panggung, payment: Payment): Promise<Payment | null> {
  const { code_guest, room_id } = payment;
  if (!code_guest) return null;
  const query = { code_guest, room_video_id: room_id };
  return orNull(http.call('GET /api/v1/payment/guest', { query }), 'ticket_not_found');
}

/** Keeps what an answer leaves out, such as the code, which only the buyer's own browser knows. AMB-127. */
function merged(known: Payment, news: Partial<Payment>): Payment {
  const told = Object.entries(news).filter(([, value]) => value != null);
  return { ...known, ...Object.fromEntries(told) };
}

/** Whether it is known what to pay with. */
const isPayable = ({ account_number, payment_code, checkout_url, qr_string, way }: Payment) =>
  way === 'push' || Boolean(account_number || payment_code || checkout_url || qr_string);

async function readGuests(panggung: Panggung, payment: Payment): Promise<Payment> {
  const told = await statusByEmail(panggung, payment);
  if (told && (isPayable(payment) || told.status !== 'PENDING')) return merged(payment, told);
  const whole = await paymentByCode(panggung, payment);
  return merged(payment, whole ?? told ?? { status: 'FAILED' });
}

/** What a person paid, for themselves or another: whole, as long as it counts. G-11. */
async function readOwn(panggung: Panggung, payment: Payment, userId: Id): Promise<Payment | null> {
  const { room_id: id, video_status, for_user_id } = payment;
  const found = await personTicket(panggung, for_user_id ?? userId, { id, video_status });
  if (found && sameId(found.id, payment.id)) return merged(payment, found);
  return readListed(panggung, payment, userId);
}

/** What failed is told of in the list alone; what is not there either was deleted. Q-26. */
async function readListed({ http }: Panggung, payment: Payment, user_id: Id): Promise<Payment | null> {
  const isGift = payment.for_user_id !== null && !sameId(payment.for_user_id, user_id);
  const query = { user_id, ...(isGift && { ticket_type: 'ticket_gift' as const }) };
  const { data } = await http.call('GET /api/v1/payment', { query });
  const found = data.find(({ id }) => sameId(id, payment.id));
  return found ? merged(payment, found) : null;
}

/**
 * Asks how a payment stands. A guest's by e-mail (F-27), and by code for what the e-mail does not tell; one that neither finds
 * any more has failed: failed ones are not told of (AMB-099). A person's by show (G-11): null for one that is no longer there.
 */
export async function readPayment(panggung: Panggung, payment: Payment): Promise<Payment | null> {
  const userId = panggung.session.$person.get()?.user_id;
  if (userId === undefined || !sameId(payment.user_id, userId)) return readGuests(panggung, payment);
  return readOwn(panggung, payment, userId);
}

/** Calls when the network or the page comes back, if somebody looks. Returns how to stop. */
function onWake(run: () => void): () => void {
  const { document } = globalThis;
  const wake = () => {
    if (!document?.hidden) run();
  };
  globalThis.addEventListener?.('online', wake);
  document?.addEventListener('visibilitychange', wake);
  return () => {
    globalThis.removeEventListener?.('online', wake);
    document?.removeEventListener('visibilitychange', wake);
  };
}

/**
 * Follows a payment: by events where they reach, by asking where they do not, and at once when the network or the
 * page comes back. Returns how to stop.
 */
export function watchPayment(panggung: Panggung, payment: Payment, listener: PaymentListener): () => void {
  let openEvents: OpenEvents | null = null;
  let known = payment;
  let isStopped = false;
  let streamState: number = CLOSED;
  let timer: ReturnType<typeof setTimeout>;
  let stopStream = () => {};

  function hear(news: Partial<Payment>) {
    if (isStopped) return;
    known = merged(known, news);
    listener.onReach(true);
    listener.onPayment(known);
  }

  function openStream() {
    stopStream();
    streamState = 0;
    stopStream =
      openEvents?.(hear, (readyState) => {
        // A browser reports each failed try; a question that is due must not be put off by them.
        if (readyState === streamState) return;
        streamState = readyState;
        schedule();
      }) ?? stopStream;
  }

  function schedule() {
    clearTimeout(timer);
    if (isStopped) return;
    const pause = streamState === OPEN ? ASK_SLOWLY_MS : ASK_OFTEN_MS;
    timer = setTimeout(ask, pause * (0.75 + Math.random() / 2));
  }

  async function ask() {
    clearTimeout(timer);
    try {
      const news = await readPayment(panggung, known);
      if (news) hear(news);
      else if (!isStopped) listener.onGone();
      // A browser gives a stream up for good when it is refused once.
      if (openEvents && !isStopped && streamState === CLOSED) openStream();
    } catch {
      if (!isStopped) listener.onReach(false);
    }
    schedule();
  }

  /** How to hear comes once there is something to hear of; where it does not come, asking does. */
  async function start() {
    const { eventsOf } = await import('./payment-events.js');
    openEvents = eventsOf(panggung, payment);
    if (isStopped) return;
    if (openEvents) openStream();
    else await ask();
  }

  start().catch(ask);
  schedule();
  const stopWake = onWake(ask);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopStream();
    stopWake();
  };
}
