import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { addressNames } from './rate-limit.js';
import { clientAddress, type ServerContext } from './reply.js';

/**
 * Lets so many connections of one address stay open at once; each call takes one and answers how to give it back.
 * @throws ApiError `rate_limited`
 * @example const release = createConnectionLimit(ports, 200)(context)
 */
export function createConnectionLimit({ settings }: Pick<Ports, 'settings'>, most: number) {
  const open = new Map<string, number>();
  return (context: ServerContext): (() => void) => {
    const caller = clientAddress(context, settings.clientAddressHeader);
    // No connection: the server runs inside the page or the test that asks.
    if (caller === 'local') return () => {};
    const { address } = addressNames(caller);
    const count = open.get(address) ?? 0;
    if (count >= most) {
      throw new ApiError('rate_limited', 'Too many connections from your address', { retryAfter: 30 });
    }
    open.set(address, count + 1);
    return () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    };
  };
}
