import type { Ports } from './ports.js';
import { addressNames, createBuckets } from './rate-limit.js';
import { clientAddress, type ServerContext } from './reply.js';

/** One try with a redeem code. */
export interface Guess {
  showId: number;
  /** As it is compared. */
  code: string;
  /** It is known to be right: then it costs nothing, so that a whole crowd may enter the code of one show. */
  isRight: boolean;
}

/** First letters of a code; whoever has found these must not try the rest from many addresses. */
const PREFIX = 4;

/**
 * Slows down who tries codes out, by address and by the first letters of the code. The returned function gives the try
 * back: it was no guess.
 * @throws ApiError `rate_limited`
 */
export function createGuesses({ clock, settings }: Ports) {
  const addresses = createBuckets({ burst: 10, perMinute: 10, clock });
  const prefixes = createBuckets({ burst: 30, perMinute: 30, clock });
  return (context: ServerContext, { showId, code, isRight }: Guess): (() => void) => {
    const caller = clientAddress(context, settings.clientAddressHeader);
    // No connection: the server runs inside the page or the test that asks.
    if (caller === 'local') return () => {};
    const { address } = addressNames(caller);
    const prefix = `${showId} ${code.slice(0, PREFIX)}`;
    addresses(address);
    prefixes(prefix);
    const giveBack = () => {
      addresses.giveBack(address);
      prefixes.giveBack(prefix);
    };
    if (isRight) giveBack();
    return isRight ? () => {} : giveBack;
  };
}
