import type { Background } from './background.js';
import type { Claimed } from './claim.js';
import { combine } from './combine.js';
import { type OpenedAccount, readDueOrders, renewLeases, writeAccounts } from './payment-outbox.js';
import { releaseRefused } from './payment-release.js';
import type { MethodRow, PaymentRow } from './payment-row.js';
import type { PaymentWatch } from './payment-watch.js';
import { GatewayError, type Ports, type VirtualAccount } from './ports.js';
import { retryDelay } from './retry.js';

/** How long an order waits for its account number before it is answered without one, in ms. */
const PATIENCE = 4_000;

/** From when on an answer is slow, so that its lease must be renewed, in ms. */
const SLOW = 2_000;

/** A payment that needs an account. */
export interface AccountOrder {
  payment: PaymentRow;
  method: MethodRow;
  /** Tries before this one. */
  attempts: number;
}

/** `opened` carries the number; `waiting` means that the background goes on asking; `refused` that it never will be. */
export type AccountResult =
  | { state: 'opened'; accountNumber: string }
  | { state: 'waiting' }
  | { state: 'refused' };

/** Asks the gateway for accounts, at once and again until it answers or the hold ends. */
export interface PaymentAccounts {
  /** Asks now and waits a few seconds for the answer. */
  open(order: AccountOrder): Promise<AccountResult>;
  /** Asks for all that are due. */
  runOnce(): Promise<void>;
  /** Tells other processes that this one is still waiting for the gateway. */
  renew(): Promise<void>;
}

export function createAccounts(
  ports: Ports,
  { watch, background }: { watch: PaymentWatch; background: Background },
): PaymentAccounts {
  const { database, gateway, clock, log } = ports;
  /** What the gateway is being asked for, and since when. */
  const asked = new Map<string, number>();
  const waiting = new Map<string, (result: AccountResult) => void>();
  const write = combine<OpenedAccount, undefined>({
    run: (opened) => writeAccounts(database, opened, clock()),
  });

  function tell(id: string, result: AccountResult): void {
    waiting.get(id)?.(result);
    watch.changed(id);
  }

  async function keep({ payment }: AccountOrder, { accountNumber }: VirtualAccount): Promise<void> {
    await write({ payment_id: payment.id, account_number: accountNumber });
    tell(payment.id, { state: 'opened', accountNumber });
  }

  async function giveUp({ payment }: AccountOrder): Promise<void> {
    await releaseRefused(database, { id: payment.id, showId: payment.room_id, now: clock() });
    tell(payment.id, { state: 'refused' });
  }

  async function postpone({ payment, attempts }: AccountOrder, error: unknown): Promise<void> {
    await database
      .updateTable('gateway_outbox')
      .set({
        next_attempt_at: clock() + retryDelay(attempts + 1),
        attempts: attempts + 1,
        last_error: String(error),
      })
      .where('payment_id', '=', payment.id)
      .where('kind', '=', 'open')
      .where('done_at', 'is', null)
      .execute();
  }

  async function attempt(order: AccountOrder): Promise<void> {
    asked.set(order.payment.id, clock());
    try {
      await keep(order, await gateway.createVirtualAccount(virtualAccountOrder(order)));
    } catch (error) {
      log.warn({ paymentId: order.payment.id, error: String(error) }, 'the gateway opened no account');
      if (error instanceof GatewayError && error.isFinal) await giveUp(order);
      else await postpone(order, error);
    } finally {
      asked.delete(order.payment.id);
    }
  }

  return {
    async open(order) {
      const { id } = order.payment;
      const answer = new Promise<AccountResult>((resolve) => waiting.set(id, resolve));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<AccountResult>((resolve) => {
        timer = setTimeout(resolve, PATIENCE, { state: 'waiting' });
      });
      background.run('opening an account', attempt(order));
      try {
        return await Promise.race([answer, late]);
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    async runOnce() {
      const due = await readDueOrders(database, clock());
      await Promise.all(due.filter(({ payment }) => !asked.has(payment.id)).map(attempt));
    },
    async renew() {
      const slow = [...asked].filter(([, since]) => since <= clock() - SLOW).map(([id]) => id);
      if (slow.length) await renewLeases(database, slow, clock());
    },
  };
}

/** A claim that was just made, as an order. */
export function accountOrder({ payment }: Claimed, method: MethodRow): AccountOrder {
  return { payment, method, attempts: 0 };
}

function virtualAccountOrder({ payment, method }: AccountOrder) {
  return {
    externalId: payment.external_id,
    bankCode: method.channel_code,
    // The gateway takes no empty name; an address may be all digits.
    name: payment.account_name?.trim() || 'Tamu',
    expectedAmount: payment.amount,
    expirationDate: payment.expiration_date ?? 0,
  };
}
