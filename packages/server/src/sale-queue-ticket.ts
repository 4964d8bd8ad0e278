import type { Place } from './sale-queue-line.js';
import { createSeal } from './seal.js';

/** What somebody keeps of their place in line. */
export interface Tickets {
  write(place: Place): Promise<string>;
  /** The id of the place; null for a ticket that is forged, of another show, or none. */
  read(showId: number, ticket: string | null | undefined): Promise<string | null>;
}

/** Seals known to be whole; reading one again costs nothing. */
const MOST_KNOWN = 100_000;

/** Tickets say which place of which show, and since when. */
export function createTickets(sessionKey: string): Tickets {
  const seal = createSeal(sessionKey, 'place');
  const known = new Map<string, string>();

  async function readWords(ticket: string): Promise<string | null> {
    const [showId, id] = (await seal.read(ticket)) ?? [];
    if (!showId || !id) return null;
    const words = `${showId}.${id}`;
    known.set(ticket, words);
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string);
    return words;
  }

  return {
    write: ({ id, showId, joinedAt }) => seal.write([showId, id, joinedAt.toString(36)]),
    async read(showId, ticket) {
      if (!ticket) return null;
      const words = known.get(ticket) ?? (await readWords(ticket));
      const [ofShow, id] = words?.split('.') ?? [];
      return id && Number(ofShow) === showId ? id : null;
    },
  };
}
