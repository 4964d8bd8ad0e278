import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { clientAddress, type ServerContext } from './reply.js';

export interface RateLimitOptions {
  /** How many calls may come at once. */
  burst: number;
  /** How many calls come back each minute. */
  perMinute: number;
}

/** A network of many addresses may do this many times what one address may. */
const NETWORK_SHARE = 8;

/** Takes one of a caller's tokens; throws `rate_limited` when there is none. */
export interface RateLimit {
  (context: ServerContext): void;
  /** Gives one back that was taken for nothing. */
  giveBack(context: ServerContext): void;
}

/**
 * Slows down who guesses: one bucket for the caller's address, a larger one for the network around it.
 * @throws ApiError `rate_limited` with the time to wait
 * @example const limit = createRateLimit(ports, { burst: 20, perMinute: 20 }); limit(context)
 */
export function createRateLimit(
  { clock, settings }: Ports,
  { burst, perMinute }: RateLimitOptions,
): RateLimit {
  const address = createBuckets({ burst, perMinute, clock });
  const network = createBuckets({
    burst: burst * NETWORK_SHARE,
    perMinute: perMinute * NETWORK_SHARE,
    clock,
  });
  const namesOf = (context: ServerContext) => {
    const caller = clientAddress(context, settings.clientAddressHeader);
    // No connection: the server runs inside the page or the test that asks.
    return caller === 'local' ? null : addressNames(caller);
  };
  const limit = (context: ServerContext): void => {
    const names = namesOf(context);
    if (!names) return;
    takeAll([
      [address, names.address],
      [network, names.network],
    ]);
  };
  const giveBack = (context: ServerContext): void => {
    const names = namesOf(context);
    if (!names) return;
    address.giveBack(names.address);
    network.giveBack(names.network);
  };
  return Object.assign(limit, { giveBack });
}

/** Buckets kept at most; the one not used for longest is forgotten first. */
const MOST_BUCKETS = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Takes one of a name's tokens; throws `rate_limited` when there is none. */
export interface Buckets {
  (name: string): void;
  /** Gives one back that was taken for nothing. */
  giveBack(name: string): void;
}

/** Token buckets by name, in bounded memory. */
export function createBuckets({
  burst,
  perMinute,
  clock,
}: RateLimitOptions & { clock: () => number }): Buckets {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  const take = (name: string): void => {
    const now = clock();
    const { tokens, at } = buckets.get(name) ?? { tokens: burst, at: now };
    const filled = Math.min(burst, tokens + (now - at) * perMs);
    buckets.delete(name);
    buckets.set(name, { tokens: Math.max(0, filled - (filled >= 1 ? 1 : 0)), at: now });
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value as string);
    if (filled >= 1) return;
    const retryAfter = (1 - filled) / perMs / 1000;
    throw new ApiError('rate_limited', 'Too many requests. Please wait a moment.', { retryAfter });
  };
  const giveBack = (name: string): void => {
    const bucket = buckets.get(name);
    if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1);
  };
  return Object.assign(take, { giveBack });
}

/** Takes one of each, or none: what was taken before the one that throws is given back. */
export function takeAll(wanted: readonly (readonly [Buckets, string])[]): void {
  for (const [at, [take, name]] of wanted.entries()) {
    try {
      take(name);
    } catch (refusal) {
      for (const [taken, of] of wanted.slice(0, at)) taken.giveBack(of);
      throw refusal;
    }
  }
}

/** One household and its provider's network: an address and its /24, or a /64 and its /48. */
export function addressNames(text: string): { address: string; network: string } {
  const plain = text.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return { address: plain, network: plain.split('.').slice(0, 3).join('.') };
  const groups = expand(plain);
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
