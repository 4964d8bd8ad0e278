import type { Ports } from './ports.js';
import { createRateLimit } from './rate-limit.js';

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
