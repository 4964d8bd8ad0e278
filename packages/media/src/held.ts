import type { Leases, Place } from './leases.js';
import type { StreamClaims } from './tokens.js';

/** What a client publishes or plays, at the place of its lease. */
export interface Held<T> {
  peer: T;
  place: Place;
  sub: string | undefined;
}

/** What one client publishes, or plays, by the names of the streams. */
export function createHeld<T extends { stop(): void }>(leases: Pick<Leases, 'take'>) {
  const held = new Map<string, Held<T>>();
  return {
    /** Begins at the place of a lease; throws what `begin` throws, and leaves no place taken then. */
    enter(claims: StreamClaims, begin: () => T): Held<T> {
      const { streamId, sub } = claims;
      const place = leases.take(claims, () => held.get(streamId)?.peer.stop());
      try {
        const entered = { peer: begin(), place, sub };
        held.set(streamId, entered);
        return entered;
      } catch (error) {
        place.leave();
        throw error;
      }
    },
    /** Whether there was anything to leave. */
    leave(streamId: string): boolean {
      held.get(streamId)?.place.leave();
      return held.delete(streamId);
    },
    find: (streamId: string) => held.get(streamId),
    stopAll() {
      for (const { peer } of [...held.values()]) peer.stop();
    },
  };
}
