import type { Kysely } from 'kysely';
import { askedOrder, sourceOf } from './channel-order.js';
import type { Tables } from './database.js';
import type { Told } from './payment-callback.js';
import { readParts } from './payment-read.js';
import { type AskedOrder, GatewayError, type GatewayMoney, type GatewaySource, type Ports } from './ports.js';

/**
 * Asks the gateway what really became of what a callback tells of, since callbacks are not believed. Null where the
 * gateway does not bear it out, `silent` where it does not answer.
 */
export function createConfirmation({ database, gateway, log }: Ports) {
  return async (
    inboxId: number,
    source: GatewaySource,
    told: Told,
  ): Promise<GatewayMoney | 'silent' | null> => {
    try {
      const order = await orderOf(database, source, told);
      const money = await gateway.read({ ...order, paymentId: told.paymentId });
      // Told as paid, read as failed: one of the two is early.
      return money && (money.status === 'paid' || told.isFailure) ? money : null;
    } catch (error) {
      log.warn({ inboxId, error: String(error) }, 'the gateway could not confirm a callback');
      return error instanceof GatewayError && error.isFinal ? null : 'silent';
    }
  };
}

/** How the gateway is asked for what a callback tells of: as we ordered it, else by what it says itself. */
async function orderOf(database: Kysely<Tables>, source: GatewaySource, told: Told): Promise<AskedOrder> {
  const [parts] = await readParts(database, told.externalId ? [told.externalId] : []);
  const { payment, method } = parts ?? {};
  if (payment && method && sourceOf(method) === source) {
    const order = askedOrder({ payment, method });
    return { ...order, gatewayId: order.gatewayId ?? told.gatewayId };
  }
  const { externalId, channelCode, gatewayId } = told;
  return { source, externalId, channelCode, gatewayId, expirationDate: null };
}
