import type { Ports } from './ports.js';
import { addressNames, createBuckets, takeAll } from './rate-limit.js';
import { clientAddress, type ServerContext, type Viewer } from './reply.js';

/** One try with a redeem code. */
export interface Guess {
  showId: number;
  /** As it is compared. */
  code: string;
  /** The guest's address; who signed in counts by their account. */
  email: string | null | undefined;
  /** It is known to be right: then it costs nothing, so that a whole crowd may enter codes behind one address. */
  isRight: boolean;
}

/** First letters of a code; whoever has found these must not try the rest from many addresses. */
const PREFIX = 4;

/** Wrong codes a minute of one person, of one address under whatever names, and with the same first letters from anywhere. */
const PER_PERSON = 10;
const PER_ADDRESS = 20;
/** More than one address may try: none alone keeps others from entering a code that begins alike. */
const PER_PREFIX = 30;

/**
 * Slows down who tries codes out: by person, by address, and by the first letters of the code. Only wrong ones count; one
 * person's ten do not keep a neighbour from entering the right one. An address that has used its twenty up, under
 * whatever names, is told nothing for three seconds, not even that a code is right: else it could go on trying.
 * @throws ApiError `rate_limited`
 */
export function createGuesses({ clock, settings }: Ports) {
  const limit = (perMinute: number) => createBuckets({ burst: perMinute, perMinute, clock });
  const [people, addresses, prefixes] = [limit(PER_PERSON), limit(PER_ADDRESS), limit(PER_PREFIX)];
  return (context: ServerContext, { showId, code, email, isRight }: Guess): void => {
    const caller = clientAddress(context, settings.clientAddressHeader);
    // No connection: the server runs inside the page or the test that asks.
    if (caller === 'local') return;
    const { address } = addressNames(caller);
    const viewer = context.get('viewer') as Viewer | undefined;
    const taken = [
      [people, `${address} ${viewer?.userId ?? email}`],
      [addresses, address],
      [prefixes, `${showId} ${code.slice(0, PREFIX)}`],
    ] as const;
    takeAll(taken);
    if (isRight) for (const [take, name] of taken) take.giveBack(name);
  };
}
