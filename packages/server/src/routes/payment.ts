import { Hono } from 'hono';
import { hasEnded } from '../active-ticket.js';
import type { MailKind } from '../database.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { createOrderLimit } from '../order-limit.js';
import { readFresh } from '../payment-fresh.js';
import { postMail } from '../payment-mail.js';
import { readPayments } from '../payment-read.js';
import type { PaymentParts } from '../payment-view.js';
import type { Ports } from '../ports.js';
import { createBuckets, createRateLimit } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { sellingOf } from '../selling.js';

/** First letters of a code: whoever has found these must not try the rest from many addresses. */
const CODE_PREFIX = 4;

/** What a guest may ask about their payments; all of it could be guessed at, so all of it is slowed down. */
export function paymentRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { view } = sellingOf(ports);
  const limitCodes = createRateLimit(ports, { burst: 30, perMinute: 30 });
  const limitPrefixes = createBuckets({ burst: 30, perMinute: 30, clock: ports.clock });
  const limitEmails = createOrderLimit(ports, 2);
  const limitMails = createRateLimit(ports, { burst: 10, perMinute: 5 });
  const limitRecipient = createBuckets({ burst: 3, perMinute: 0.3, clock: ports.clock });

  handle(app, 'GET /api/v1/payment/guest', async ({ query }, context) => {
    limitCodes(context);
    const code = query.code_guest.trim().toUpperCase();
    const prefix = code.slice(0, CODE_PREFIX);
    limitPrefixes(prefix);
    const parts = (await readFresh(ports, { code })).find(isOf(query.room_video_id));
    if (!parts) throw noTicket();
    // A whole crowd opens its tickets behind one address: only what is wrong counts.
    limitPrefixes.giveBack(prefix);
    limitCodes.giveBack(context);
    return { data: await view.buyers(parts) };
  });

  handle(app, 'GET /api/v1/payment/guest/:email/:room_video_id', async ({ params }, context) => {
    limitEmails(context);
    const found = await readFresh(ports, { email: params.email, showId: rowId(params.room_video_id) });
    const parts = findTicket(found, ports.clock());
    if (!parts) throw noTicket();
    const { payment, show } = parts;
    const { id, status, room_id, expiration_date } = payment;
    return { data: { id, status, video_status: show.video_status, room_video_id: room_id, expiration_date } };
  });

  handle(app, 'POST /api/v1/payment/guest/resend-code', async ({ body: { email, room_id } }, context) => {
    limitMails(context);
    limitRecipient(email);
    const found = await readPayments(ports, { email, showId: rowId(room_id) });
    const parts = findTicket(found, ports.clock());
    const kind = parts && mailAgain(parts);
    if (kind) await postMail(ports.database, parts.payment, { kind }, ports.clock());
    return { data: { email } };
  });
  return app;
}

const isOf =
  (showId: string | number) =>
  ({ payment }: PaymentParts) =>
    payment.room_id === rowId(showId);

/** The ticket that keeps a guest from buying another: pending, or paid and not expired. AMB-099. */
function findTicket(found: readonly PaymentParts[], now: number): PaymentParts | undefined {
  return found.find(({ payment }) => payment.seat !== 'none' && !hasEnded(payment, now));
}

/** The mail that a guest may have lost: with the code, or with where to pay. */
function mailAgain({ payment }: PaymentParts): MailKind | null {
  const { status, account_number, payment_code, checkout_url, qr_string } = payment;
  if (status === 'COMPLETED') return 'code_again';
  const isPayable = account_number ?? payment_code ?? checkout_url ?? qr_string;
  return status === 'PENDING' && isPayable ? 'order' : null;
}

/** One answer for wrong code, wrong show and no ticket: it must not tell which. AMB-191. */
function noTicket(): ApiError {
  return new ApiError('ticket_not_found', 'Ticket not found');
}
