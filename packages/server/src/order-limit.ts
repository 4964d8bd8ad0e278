import type { Ports } from './ports.js';
import { createBuckets, createRateLimit } from './rate-limit.js';

/** How many orders one address may place each minute, unless the operator says otherwise. */
export const ORDERS_PER_MINUTE = 60;

/**
 * Slows down who would hold all seats under invented addresses; paid and free tickets share one bucket. Carriers in
 * Indonesia put thousands of people behind one address: hence so many, and hence no cap on the holds an address has
 * open, which would turn neighbours away at the very moment of a rush. A hold that is not paid ends by itself.
 * What a buyer asks about on the way to an order may be asked `callsPerOrder` times as often.
 * @throws ApiError `rate_limited` with the time to wait
 * @example createOrderLimit(ports)(context)
 */
export function createOrderLimit(ports: Ports, callsPerOrder = 1) {
  const perMinute = (ports.settings.ordersPerMinute ?? ORDERS_PER_MINUTE) * callsPerOrder;
  return createRateLimit(ports, { burst: perMinute, perMinute });
}

interface Giver {
  user_id: number;
}

/** Tickets that cost nothing, from one person to others: how many at once, and how many more each minute. */
const FREE_GIFTS = { burst: 20, perMinute: 1 };

/**
 * Slows down who fills seats and mailboxes with presents that cost nothing; of those that are paid for only a few may
 * wait for money at once.
 * @throws ApiError `rate_limited` with the time to wait
 */
export function createGiftLimit({ clock }: Ports) {
  const givers = createBuckets({ ...FREE_GIFTS, clock });
  return Object.assign(({ user_id }: Giver): void => givers(String(user_id)), {
    giveBack: ({ user_id }: Giver): void => givers.giveBack(String(user_id)),
  });
}
