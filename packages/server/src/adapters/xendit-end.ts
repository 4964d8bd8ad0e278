import * as v from 'valibot';
import { GatewayError, type PaymentGateway } from '../ports.js';
import type { XenditCaller } from './xendit-call.js';

/** How far ahead an end lies where it must lie ahead, in ms. */
const SOON = 60_000;

/** Ends accounts and codes by moving their end to now; who was never opened has none. */
export function endAt(ask: XenditCaller['ask'], path: string): PaymentGateway['close'] {
  const end = (gatewayId: string, at: number) =>
    ask(`${path}/${encodeURIComponent(gatewayId)}`, v.unknown(), {
      method: 'PATCH',
      body: { expiration_date: new Date(at).toISOString() },
    });
  return async ({ gatewayId, at }) => {
    if (gatewayId === null) return;
    try {
      await end(gatewayId, at);
    } catch (error) {
      if (!(error instanceof GatewayError) || !error.isFinal) throw error;
      // Some channels take no end that is past.
      await end(gatewayId, at + SOON);
    }
  };
}
