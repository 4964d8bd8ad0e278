import type { StreamClaims, Tokens } from './tokens.js';

/** Who holds tokens of a stream, for one use: what a token says beside its end. */
export type Lease = Pick<StreamClaims, 'streamId' | 'type' | 'sub'>;

/** The one place a lease has. */
export interface Place {
  /** Keeps it until then, epoch seconds; asked again, until another time. */
  keepUntil(exp: number): void;
  /** Gives it back. */
  leave(): void;
}

/** Who is let in by which lease: one connection at a time, and none while the lease is shut out. */
export interface Leases {
  /** Shuts a lease out for so many seconds, and cuts what it has open. */
  block(lease: Lease, seconds: number): void;
  isBlocked(lease: Lease): boolean;
  /** Takes a lease's place from whoever has it; calls back when somebody takes it from here, or its time is over. */
  take(lease: Lease, cut: () => void): Place;
}

/** As far ahead as timers reach, ms. */
const farthest = 2 ** 31 - 1;

const keyOf = ({ streamId, type, sub }: Lease) => JSON.stringify([streamId, type, sub]);

export function createLeases(clock: () => number): Leases {
  /** Until when, epoch ms. */
  const blocked = new Map<string, number>();
  const taken = new Map<string, () => void>();

  return {
    block(lease, seconds) {
      for (const [key, until] of blocked) if (until <= clock()) blocked.delete(key);
      blocked.set(keyOf(lease), clock() + seconds * 1000);
      taken.get(keyOf(lease))?.();
    },
    isBlocked: (lease) => (blocked.get(keyOf(lease)) ?? 0) > clock(),
    take(lease, cut) {
      // A token without a lease is no viewer's: as many may hold it as like.
      const key = lease.sub === undefined ? undefined : keyOf(lease);
      let timer: ReturnType<typeof setTimeout> | undefined;
      if (key) taken.get(key)?.();
      if (key) taken.set(key, cut);
      return {
        keepUntil(exp) {
          clearTimeout(timer);
          timer = setTimeout(cut, Math.min(exp * 1000 - clock(), farthest));
        },
        leave() {
          clearTimeout(timer);
          if (key && taken.get(key) === cut) taken.delete(key);
        },
      };
    },
  };
}

/** Tokens that open nothing while their lease is shut out. */
export function withLeases(tokens: Tokens, { isBlocked }: Pick<Leases, 'isBlocked'>): Tokens {
  return {
    ...tokens,
    async verify(token, streamId, type) {
      const claims = await tokens.verify(token, streamId, type);
      return claims && isBlocked(claims) ? null : claims;
    },
  };
}
