import type { Ledger } from './ledger.js';
import type { Switches } from './switches.js';

/** One callback on its way. */
export interface Delivery {
  id: string;
  webhookId: string;
  /** The payment or charge it tells of. */
  about: string;
  url: string;
  payload: Record<string, unknown>;
  /** Epoch ms of the next try; null: waits for a second callback, see the switch `reordered`. */
  dueAt: number | null;
  attempts: number;
  createdAt: number;
}

/** Something a merchant is told. */
export type News = Pick<Delivery, 'about' | 'url' | 'payload'>;

/** How the callbacks of a payment fare: the last thing that happened to one of them. */
export type Outcome = 'waiting' | 'sent' | 'taken' | 'retrying' | 'givenUp' | 'lost';

export interface DeliveryOptions {
  ledger: Ledger;
  callbackToken: string;
  fetch: (request: Request) => Promise<Response> | Response;
  clock: () => number;
  /** Waits between tries, ms; after the last one the callback is given up. */
  retryDelays: readonly number[];
}

export interface Deliveries {
  /** Queues a callback, as the switches say. */
  announce(news: News): void;
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

  function queue(news: News, dueAt: number | null) {
    const [id, webhookId] = [crypto.randomUUID(), crypto.randomUUID()];
    ledger.putDelivery({ ...news, id, webhookId, dueAt, attempts: 0, createdAt: clock() });
    ledger.setOutcome(news.about, 'waiting');
  }

  const announceAs: Record<Switches['callback'], (news: News) => void> = {
    normal: (news) => queue(news, clock()),
    lost: ({ about }) => ledger.setOutcome(about, 'lost'),
    doubled: (news) => {
      queue(news, clock());
      queue(news, clock());
    },
    late: (news) => queue(news, clock() + ledger.switches.lateBy),
    reordered: (news) => queue(news, null),
  };

  async function attempt(delivery: Delivery): Promise<void> {
    onTheWay.add(delivery.id);
    ledger.setOutcome(delivery.about, 'sent');
    const isTaken = await post(options, delivery);
    onTheWay.delete(delivery.id);
    if (ledger.deliveries.has(delivery.id)) settle(delivery, isTaken);
  }

  function settle(delivery: Delivery, isTaken: boolean) {
    const wait = options.retryDelays[delivery.attempts];
    const outcome = isTaken ? 'taken' : wait === undefined ? 'givenUp' : 'retrying';
    ledger.setOutcome(delivery.about, outcome);
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
    announce: (news) => announceAs[ledger.switches.callback](news),
    async send({ all = false } = {}) {
      await Promise.all([sendReordered(all), sendDue(all)]);
    },
  };
}

async function post(options: DeliveryOptions, delivery: Delivery): Promise<boolean> {
  try {
    const response = await options.fetch(requestOf(options, delivery));
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** @throws TypeError where the address is none */
function requestOf({ callbackToken }: DeliveryOptions, { url, webhookId, payload }: Delivery): Request {
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-callback-token': callbackToken,
      'webhook-id': webhookId,
    },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(answerTime),
  });
}
