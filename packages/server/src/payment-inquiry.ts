import { type Kysely, sql } from 'kysely';
import { askedOrder, type OrderParts } from './channel-order.js';
import type { Tables } from './database.js';
import type { PaymentInbox } from './payment-inbox.js';
import { createLooks } from './payment-look.js';
import { readParts } from './payment-read.js';
import type { PaymentRow } from './payment-row.js';
import type { Ports } from './ports.js';

/** Asks the gateway for money whose callback never came: paid must not stay pending. */
export interface PaymentInquiries {
  /** Asks for all that is due. */
  runOnce(): Promise<void>;
  /**
   * Asks for a payment that somebody looks at, once in a while however many look, and waits a few seconds for the
   * answer: what was paid, declined or ended is booked by then.
   */
  refresh(paymentId: string): Promise<void>;
}

/**
 * When an account is first asked after, in ms; then whenever its payment is a third older. Who paid has mostly paid
 * just now: they wait a few minutes, and an order left alone for a day costs some twenty questions.
 */
export const FIRST_LOOK = 3 * 60_000;

/**
 * How long after its hold a payment is asked after for the last time, in ms: a QR code takes money for two days, and a
 * bank may tell of it more than a day late.
 */
const LAST_LOOK = 96 * 3_600_000;

/** Most payments asked after at once. */
const BATCH = 20;

/** How long one process has for its question before another asks, in ms; also the pause after no answer. */
const LEASE = 30_000;

/** A payment that is asked after. */
type Inquiry = Pick<OrderParts, 'payment' | 'method'>;

/** @example createInquiries(ports, inbox).runOnce() */
export function createInquiries(ports: Ports, inbox: PaymentInbox): PaymentInquiries {
  const { database, gateway, clock, log } = ports;

  /** Whether the gateway answered. */
  async function ask(inquiry: Inquiry): Promise<boolean> {
    const { payment } = inquiry;
    try {
      const money = await gateway.find(askedOrder(inquiry));
      const isPaid = money?.status === 'paid';
      if (money && (isPaid || payment.seat === 'held')) await inbox.found(money);
      await noteAnswer(database, { payment, isPaid, now: clock() });
      return true;
    } catch (error) {
      log.warn(
        { paymentId: payment.id, error: String(error) },
        'the gateway could not be asked for a payment',
      );
      return false;
    }
  }

  /** Whether more may be due. */
  async function askSome(): Promise<boolean> {
    const { taken, inquiries } = await takeDue(database, clock());
    const answers = await Promise.all(inquiries.map(ask));
    return taken === BATCH && answers.every(Boolean);
  }

  async function look(paymentId: string): Promise<void> {
    const [found] = await readParts(database, [paymentId]);
    // Before it was opened there is nothing to ask for.
    if (!found?.method || found.payment.seat !== 'held' || found.payment.gateway_id === null) return;
    await ask({ payment: found.payment, method: found.method });
  }

  return {
    async runOnce() {
      while (await askSome());
    },
    refresh: createLooks({ look, clock }),
  };
}

/** Takes up what is due, leased so that two processes do not ask for the same; what is settled is asked for no more. */
async function takeDue(
  database: Kysely<Tables>,
  now: number,
): Promise<{ taken: number; inquiries: Inquiry[] }> {
  const inquiries = database.selectFrom('payment_inquiry').select('payment_id').where('next_at', '<=', now);
  const due = inquiries.orderBy('next_at').limit(BATCH);
  // A look that costs nothing: most of the time none is due.
  if (!(await inquiries.limit(1).executeTakeFirst())) return { taken: 0, inquiries: [] };
  const taken = await database
    .updateTable('payment_inquiry')
    .set({ next_at: now + LEASE })
    .where('payment_id', 'in', due.forUpdate().skipLocked())
    .returning('payment_id')
    .execute();
  const ids = taken.map(({ payment_id }) => payment_id);
  if (!ids.length) return { taken: 0, inquiries: [] };
  const parts = await readParts(database, ids);
  await close(database, parts.map(({ payment }) => payment).filter(isSettled));
  const open = parts.flatMap(({ payment, method }) =>
    method && !isSettled(payment) ? [{ payment, method }] : [],
  );
  return { taken: ids.length, inquiries: open };
}

/** Money has come: it bought the ticket, or is owed back. */
function isSettled({ status, refund_status }: PaymentRow): boolean {
  return status === 'COMPLETED' || refund_status !== 'none';
}

async function close(database: Kysely<Tables>, payments: readonly PaymentRow[]): Promise<void> {
  const ids = payments.map(({ id }) => id);
  if (ids.length) await database.deleteFrom('payment_inquiry').where('payment_id', 'in', ids).execute();
}

interface Answer {
  payment: PaymentRow;
  isPaid: boolean;
  /** Epoch ms. */
  now: number;
}

async function noteAnswer(database: Kysely<Tables>, { payment, isPaid, now }: Answer): Promise<void> {
  const next = isPaid ? null : nextLook(payment, now);
  if (next === null) return close(database, [payment]);
  await database
    .updateTable('payment_inquiry')
    .set({ answered_at: now, next_at: next })
    .where('payment_id', '=', payment.id)
    .execute();
}

/** Never past the end of the hold without a look at it; null when it was looked at for the last time. */
function nextLook({ created_at, hold_expires_at }: PaymentRow, now: number): number | null {
  const holdEnd = hold_expires_at ?? created_at;
  if (now >= holdEnd + LAST_LOOK) return null;
  const next = now + Math.max(FIRST_LOOK, Math.round((now - created_at) / 3));
  return Math.min(next, now < holdEnd ? holdEnd : holdEnd + LAST_LOOK);
}

/** How long a seat is kept past its hold while the gateway cannot say whether it was paid, in ms. */
const PATIENCE = 10 * 60_000;

/** Whether a payment whose hold is over may lose its seat: the gateway was asked since, or stays silent. */
export function mayBeReleased(now: number) {
  return sql<boolean>`(hold_expires_at <= ${now - PATIENCE}::bigint or not exists (
    select 1 from payment_inquiry where payment_inquiry.payment_id = payment.id
      and (answered_at is null or answered_at < hold_expires_at)
  ))`;
}
