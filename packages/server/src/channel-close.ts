import type { ChannelAsk } from './channel-open.js';
import { askedOrder } from './channel-order.js';
import { finishClose, postponeOrder } from './payment-outbox.js';
import { GatewayError, type Ports } from './ports.js';

/** How often a close waits for what it closes: two minutes in all. */
const MOST_WAITS = 8;

/** Tells the gateway to take no more money for what its buyer gave up; asked again until it answers. */
export function createClosing({ database, gateway, clock, log }: Ports) {
  return async ({ payment, method, attempts = 0 }: ChannelAsk): Promise<void> => {
    const order = { id: payment.id, kind: 'close', attempts, now: clock() } as const;
    // Given up while the gateway was still opening it: its answer, should it come, names what to close.
    if (payment.gateway_id === null && attempts < MOST_WAITS) {
      return postponeOrder(database, { ...order, error: 'nothing to close yet' });
    }
    try {
      await gateway.close({ ...askedOrder({ payment, method }), at: clock() });
      await finishClose(database, order);
    } catch (error) {
      log.warn({ paymentId: payment.id, error: String(error) }, 'the gateway closed nothing');
      if (error instanceof GatewayError && error.isFinal) await finishClose(database, { ...order, error });
      else await postponeOrder(database, { ...order, error });
    }
  };
}
