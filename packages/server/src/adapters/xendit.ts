import type { GatewaySource, PaymentGateway } from '../ports.js';
import { createCaller, type XenditOptions } from './xendit-call.js';
import { ewallets } from './xendit-ewallet.js';
import { qrCodes } from './xendit-qr.js';
import { retailOutlets } from './xendit-retail.js';
import { virtualAccounts } from './xendit-va.js';

export type { XenditOptions } from './xendit-call.js';

/**
 * The payment gateway behind Xendit's per-channel HTTP API.
 * @example createXendit({ url: 'https://api.xendit.co', secretKey: 'xnd_...' })
 */
export function createXendit(options: XenditOptions): PaymentGateway {
  const caller = createCaller(options);
  const sources: Record<GatewaySource, PaymentGateway> = {
    va: virtualAccounts(caller),
    ewallet: ewallets(caller),
    retail: retailOutlets(caller),
    qr: qrCodes(caller),
  };
  return {
    open: (order) => sources[order.source].open(order),
    close: (order) => sources[order.source].close(order),
    read: (told) => sources[told.source].read(told),
    find: (order) => sources[order.source].find(order),
    refund: (order) => sources[order.source].refund(order),
  };
}
