import type { Background } from './background.js';
import { createClosing } from './channel-close.js';
import { channelOrder, type OrderParts } from './channel-order.js';
import { refusalOf } from './channel-refusal.js';
import { combine } from './combine.js';
import type { ApiError } from './errors.js';
import {
  type OpenedOrder,
  postponeOrder,
  readDueCloses,
  readDueOrders,
  renewLeases,
  writeOpened,
} from './payment-outbox.js';
import { releaseRefused } from './payment-release.js';
import type { PaymentRow } from './payment-row.js';
import type { PaymentWatch } from './payment-watch.js';
import { GatewayError, type OpenedChannel, type Ports } from './ports.js';

/** How long an order waits for the gateway before it is answered without what one pays by, in ms. */
const PATIENCE = 4_000;

/** From when on an answer is slow, so that its lease must be renewed, in ms. */
const SLOW = 2_000;

/** A payment the gateway must open something for. */
export interface ChannelAsk extends OrderParts {
  /** Answers that did not come, when it is asked again; unset the first time. */
  attempts?: number;
}

/** What one pays by: an account's number, a code, a page, a picture. */
export type OpenedFields = Pick<
  PaymentRow,
  'gateway_id' | 'account_number' | 'payment_code' | 'checkout_url' | 'qr_string'
>;

/**
 * `opened` carries what one pays by; `waiting` means that the payment itself will say what became of it; `refused` that
 * nothing was opened, nor ever will be: the seat is free again, and `error` says what the buyer is told.
 */
export type ChannelResult =
  | { state: 'opened'; fields: OpenedFields }
  | { state: 'waiting' }
  | { state: 'refused'; error: ApiError };

/** Asks the gateway for accounts, codes and charges, at once and again until it answers or the hold ends. */
export interface PaymentChannels {
  /** Asks now and waits a few seconds for the answer. */
  open(ask: ChannelAsk): Promise<ChannelResult>;
  /** Opens all that are due, and closes those whose buyer gave them up. */
  runOnce(): Promise<void>;
  /** Tells other processes that this one is still waiting for the gateway. */
  renew(): Promise<void>;
}

/** @example const result = await createChannels(ports, { watch, background }).open({ payment, method, show }) */
export function createChannels(
  ports: Ports,
  { watch, background }: { watch: PaymentWatch; background: Background },
): PaymentChannels {
  const { database, gateway, clock, log, settings } = ports;
  /** What the gateway is being asked for, and since when. */
  const asked = new Map<string, number>();
  const answers = createAnswers();
  const close = createClosing(ports);
  const write = combine<OpenedOrder, undefined>({
    run: (opened) => writeOpened(database, opened, clock()),
  });

  function tell(id: string, result: ChannelResult): void {
    answers.give(id, result);
    watch.changed(id);
  }

  async function keep({ payment, method }: ChannelAsk, opened: OpenedChannel): Promise<void> {
    const fields = fieldsOf(opened);
    await write({ payment_id: payment.id, is_mailed: method.payment_window >= MAILED_WINDOW, ...fields });
    tell(payment.id, { state: 'opened', fields });
  }

  async function giveUp({ payment, attempts }: ChannelAsk, error: unknown): Promise<void> {
    // An earlier try may have been heard though its answer was lost: then nobody can say that nothing was charged.
    const isUnopened = attempts === undefined;
    await releaseRefused(database, { id: payment.id, showId: payment.room_id, isUnopened, now: clock() });
    tell(payment.id, isUnopened ? { state: 'refused', error: refusalOf(error) } : { state: 'waiting' });
  }

  async function attempt(ask: ChannelAsk): Promise<void> {
    const { payment, attempts = 0 } = ask;
    asked.set(payment.id, clock());
    try {
      await keep(ask, await gateway.open(channelOrder(ask, settings)));
    } catch (error) {
      log.warn({ paymentId: payment.id, error: String(error) }, 'the gateway opened nothing to pay by');
      if (error instanceof GatewayError && error.isFinal) await giveUp(ask, error);
      else await postponeOrder(database, { id: payment.id, kind: 'open', attempts, error, now: clock() });
    } finally {
      asked.delete(payment.id);
    }
  }

  return {
    open(ask) {
      const answer = answers.wait(ask.payment.id);
      background.run('opening something to pay by', attempt(ask));
      return answer;
    },
    async runOnce() {
      const due = await readDueOrders(database, clock());
      await Promise.all(due.filter(({ payment }) => !asked.has(payment.id)).map(attempt));
      await Promise.all((await readDueCloses(database, clock())).map(close));
    },
    async renew() {
      const slow = [...asked].filter(([, since]) => since <= clock() - SLOW).map(([id]) => id);
      if (slow.length) await renewLeases(database, slow, clock());
    },
  };
}

/** Who waits for an answer of the gateway, by the payment's id. */
function createAnswers() {
  const waiting = new Map<string, (result: ChannelResult) => void>();
  return {
    give(id: string, result: ChannelResult): void {
      waiting.get(id)?.(result);
    },
    /** The answer, or word that it is late. */
    async wait(id: string): Promise<ChannelResult> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const answer = new Promise<ChannelResult>((resolve) => waiting.set(id, resolve));
      const late = new Promise<ChannelResult>((resolve) => {
        timer = setTimeout(resolve, PATIENCE, { state: 'waiting' });
      });
      try {
        return await Promise.race([answer, late]);
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
  };
}

/** From this window on the buyer is mailed how to pay, in ms: before, the time is over when the mail is read. */
const MAILED_WINDOW = 10 * 60_000;

function fieldsOf(opened: OpenedChannel): OpenedFields {
  return {
    gateway_id: opened.gatewayId,
    account_number: opened.accountNumber ?? null,
    payment_code: opened.paymentCode ?? null,
    checkout_url: opened.checkoutUrl ?? null,
    qr_string: opened.qrString ?? null,
  };
}
