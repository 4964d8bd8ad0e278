import { ownerId, type VirtualAccountPayment } from './account.js';
import type { Ledger } from './ledger.js';
import type { Switches } from './switches.js';

/** One callback on its way. */
export interface Delivery {
  id: string;
  webhookId: string;
  payload: Record<string, unknown>;
  /** Epoch ms of the next try; null: waits for a second callback, see the switch `reordered`. */
  dueAt: number | null;
  attempts: number;
  createdAt: number;
}

/** How the callbacks of a payment fare: the last thing that happened to one of them. */
export type Outcome = 'waiting' | 'taken' | 'retrying' | 'givenUp' | 'lost';

export interface DeliveryOptions {
  ledger: Ledger;
  callbackUrl: string;
  callbackToken: string;
  fetch: (request: Request) => Promise<Response> | Response;
  clock: () => number;
  /** Waits between tries, ms; after the last one the callback is given up. */
  retryDelays: readonly number[];
}

export interface Deliveries {
  /** Queues the callback for a payment, as the switches say. */
  announce(payment: VirtualAccountPayment): void;
  /** Sends what is due now, or with `all` whatever waits; settles when each was tried once. */
  send(options?: { all?: boolean }): Promise<void>;
}

/** How Xendit spaces its tries: 15 min, 1, 3, 6, 12, 24 h. */
export const xenditRetryDelays: readonly number[] = [0.25, 1, 3, 6, 12, 24].map((hours) => hours * 3_600_000);
/** The same patience in minutes instead of hours: quick at first, then each minute. */
export const quickRetryDelays: readonly number[] = [
  ...[1, 2, 5, 10, 20, 30].map((seconds) => seconds * 1000),
  ...Array<number>(15).fill(60_000),
];

const answerTime = 30_000;

/** Brings callbacks to the merchant, and misbehaves as the switches ask. */
export function createDeliveries(options: DeliveryOptions): Deliveries {
  const { ledger, clock } = options;
  const onTheWay = new Set<string>();

  function queue(payment: VirtualAccountPayment, dueAt: number | null) {
    const now = clock();
    ledger.putDelivery({
      id: crypto.randomUUID(),
      webhookId: crypto.randomUUID(),
      payload: callbackPayload(payment, now),
      dueAt,
      attempts: 0,
      createdAt: now,
    });
    ledger.setOutcome(payment.payment_id, 'waiting');
  }

  const announceAs: Record<Switches['callback'], (payment: VirtualAccountPayment) => void> = {
    normal: (payment) => queue(payment, clock()),
    lost: (payment) => ledger.setOutcome(payment.payment_id, 'lost'),
    doubled: (payment) => {
      queue(payment, clock());
      queue(payment, clock());
    },
    late: (payment) => queue(payment, clock() + ledger.switches.lateBy),
    reordered: (payment) => queue(payment, null),
  };

  async function attempt(delivery: Delivery): Promise<void> {
    onTheWay.add(delivery.id);
    const isTaken = await post(options, delivery);
    onTheWay.delete(delivery.id);
    if (ledger.deliveries.has(delivery.id)) settle(delivery, isTaken);
  }

  function settle(delivery: Delivery, isTaken: boolean) {
    const wait = options.retryDelays[delivery.attempts];
    const outcome = isTaken ? 'taken' : wait === undefined ? 'givenUp' : 'retrying';
    ledger.setOutcome(String(delivery.payload.payment_id), outcome);
    if (isTaken || wait === undefined) ledger.dropDelivery(delivery.id);
    else ledger.putDelivery({ ...delivery, attempts: delivery.attempts + 1, dueAt: clock() + wait });
  }

  const idle = () => [...ledger.deliveries.values()].filter((delivery) => !onTheWay.has(delivery.id));

  async function sendReordered(all: boolean): Promise<void> {
    const held = idle().filter((delivery) => delivery.dueAt === null);
    const isOld = held.some((delivery) => delivery.createdAt + ledger.switches.lateBy <= clock());
    if (held.length < 2 && !isOld && !all) return;
    for (const delivery of held) onTheWay.add(delivery.id);
    for (const delivery of held.reverse()) await attempt(delivery);
  }

  async function sendDue(all: boolean): Promise<void> {
    const isDue = ({ dueAt }: Delivery) => dueAt !== null && (all || dueAt <= clock());
    await Promise.all(idle().filter(isDue).map(attempt));
  }

  return {
    announce: (payment) => announceAs[ledger.switches.callback](payment),
    async send({ all = false } = {}) {
      await Promise.all([sendReordered(all), sendDue(all)]);
    },
  };
}

async function post(
  { callbackUrl, callbackToken, fetch }: DeliveryOptions,
  delivery: Delivery,
): Promise<boolean> {
  const request = new Request(callbackUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-callback-token': callbackToken,
      'webhook-id': delivery.webhookId,
    },
    body: JSON.stringify(delivery.payload),
    signal: AbortSignal.timeout(answerTime),
  });
  try {
    const response = await fetch(request);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function callbackPayload(payment: VirtualAccountPayment, now: number): Record<string, unknown> {
  const date = new Date(now).toISOString();
  return { ...payment, owner_id: ownerId, created: date, updated: date };
}
