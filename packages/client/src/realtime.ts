import { type GuestPayment, type Payment, sameId } from '@panggung/core';
import { toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';

/** Who is told about a payment that is being watched. */
export interface PaymentListener {
  onPayment(payment: Payment): void;
  /** Whether the last word from the API failed to come. */
  onReach(isReached: boolean): void;
}

/** How often to ask while events stream, as a safety net, and while they do not, in ms. */
const ASK_SLOWLY_MS = 30_000;
const ASK_OFTEN_MS = 4000;

/** What is found, or null. By the code: while the API is away, what stands before it may answer with a 404 of its own. */
async function orNull<T>(asked: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await asked).data;
  } catch (thrown) {
    if (toApiError(thrown).code === 'ticket_not_found') return null;
    throw thrown;
  }
}

async function statusByEmail({ http }: Panggung, payment: Payment): Promise<GuestPayment | null> {
  const { email, room_id, video_status } = payment;
  const params = { email: email ?? '', room_video_id: String(room_id) };
  const found = await orNull(
    http.call('GET /api/v1/payment/guest/:email/:room_video_id', { params, query: { video_status } }),
  );
  return found && sameId(found.id, payment.id) ? found : null;
}

async function paymentByCode({ http }: Panggung, payment: Payment): Promise<Payment | null> {
  const { code_guest, room_id } = payment;
  if (!code_guest) return null;
  return orNull(http.call('GET /api/v1/payment/guest', { query: { code_guest, room_video_id: room_id } }));
}

/** Adds what an answer leaves out: only the buyer's own browser knows the code. AMB-127. */
function merged(known: Payment, news: Partial<Payment>): Payment {
  return {
    ...known,
    ...news,
    email: news.email ?? known.email,
    code_guest: news.code_guest ?? known.code_guest,
    account_number: news.account_number ?? known.account_number,
  };
}

/**
 * Asks how a guest's payment stands: by e-mail (F-27), and by code for what the e-mail does not tell.
 * A payment neither of them finds any more has failed: failed ones are not told of (AMB-099).
 */
export async function readPayment(panggung: Panggung, payment: Payment): Promise<Payment> {
  const told = await statusByEmail(panggung, payment);
  if (told && (payment.account_number || told.status !== 'PENDING')) return merged(payment, told);
  const whole = await paymentByCode(panggung, payment);
  return whole ? merged(payment, whole) : merged(payment, told ?? { status: 'FAILED' });
}

/** Streams a payment's events; tells the stream's `readyState` when it changes. Returns how to stop. I16. */
function stream(
  { apiUrl }: Panggung,
  payment: Payment,
  onPayment: (news: Payment) => void,
  onState: (readyState: number) => void,
): () => void {
  const code = encodeURIComponent(payment.code_guest ?? '');
  const source = new EventSource(`${apiUrl}/api/v1/payment/${payment.id}/events?code_guest=${code}`);
  source.addEventListener('payment', (event) => onPayment(JSON.parse(event.data)));
  const tell = () => onState(source.readyState);
  source.addEventListener('open', tell);
  source.addEventListener('error', tell);
  return () => source.close();
}

const [OPEN, CLOSED] = [1, 2];

/**
 * Follows a payment: by events where they reach, by asking where they do not, and at once when the network or the
 * page comes back. Returns how to stop.
 */
export function watchPayment(panggung: Panggung, payment: Payment, listener: PaymentListener): () => void {
  const canStream = !panggung.fetch && 'EventSource' in globalThis && Boolean(payment.code_guest);
  let known = payment;
  let isStopped = false;
  let streamState = CLOSED;
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
    stopStream = stream(panggung, payment, hear, (readyState) => {
      // A browser reports each failed try; a question that is due must not be put off by them.
      if (readyState === streamState) return;
      streamState = readyState;
      schedule();
    });
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
      hear(await readPayment(panggung, known));
      // A browser gives a stream up for good when it is refused once.
      if (canStream && !isStopped && streamState === CLOSED) openStream();
    } catch {
      if (!isStopped) listener.onReach(false);
    }
    schedule();
  }

  const wake = () => {
    if (!globalThis.document?.hidden) ask();
  };

  if (canStream) openStream();
  else ask();
  schedule();
  globalThis.addEventListener?.('online', wake);
  globalThis.document?.addEventListener('visibilitychange', wake);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopStream();
    globalThis.removeEventListener?.('online', wake);
    globalThis.document?.removeEventListener('visibilitychange', wake);
  };
}
