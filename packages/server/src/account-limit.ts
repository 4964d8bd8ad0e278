import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { createBuckets, createRateLimit } from './rate-limit.js';
import type { ServerContext } from './reply.js';

/** How often one address may ask about accounts each minute: carriers put thousands of people behind one. */
const CALLS_PER_MINUTE = 60;

/** Something that could be a guess, and whom it is about. */
export interface Guess<T> {
  context: ServerContext;
  /** The e-mail, or whatever names the account. */
  account: string;
  attempt(): Promise<T>;
}

export interface AccountLimit {
  /** One more call of this address. */
  address(context: ServerContext): void;
  /** One more question about this account, whatever the answer. */
  question(account: string): void;
  /** Runs an attempt; those that fail are counted for the account, wherever they come from. */
  guess<T>(guess: Guess<T>): Promise<T>;
}

/**
 * Slows down who guesses passwords or looks for accounts, by their address and by the account they are after.
 * @throws ApiError `rate_limited` with the time to wait
 */
export function createAccountLimit(ports: Ports): AccountLimit {
  const { clock } = ports;
  const address = createRateLimit(ports, { burst: CALLS_PER_MINUTE, perMinute: CALLS_PER_MINUTE });
  const failures = createBuckets({ burst: 10, perMinute: 2, clock });
  return {
    address,
    question: createBuckets({ burst: 30, perMinute: 30, clock }),
    async guess({ context, account, attempt }) {
      address(context);
      // Taken before the answer is known: guesses that come all at once are counted too.
      failures(account);
      try {
        const result = await attempt();
        failures.giveBack(account);
        return result;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) failures.giveBack(account);
        throw error;
      }
    },
  };
}
