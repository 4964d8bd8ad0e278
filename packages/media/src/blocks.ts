import type { StreamClaims, Tokens } from './tokens.js';

/** Leases that are shut out of a stream before their tokens end. */
export interface Blocks {
  /** Shuts a lease out for so many seconds, and cuts what it has open. */
  block(lease: Lease, seconds: number): void;
  isBlocked(lease: Lease): boolean;
  /** Calls back when the lease is shut out; returns how to stop listening. */
  onceBlocked(lease: Lease, cut: () => void): () => void;
}

/** Who holds tokens of a stream, for one use: what a token says beside its end. */
export type Lease = Pick<StreamClaims, 'streamId' | 'type' | 'sub'>;

const keyOf = ({ streamId, type, sub }: Lease) => JSON.stringify([streamId, type, sub]);

export function createBlocks(clock: () => number): Blocks {
  /** Until when, epoch ms. */
  const blocked = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();

  return {
    block(lease, seconds) {
      for (const [key, until] of blocked) if (until <= clock()) blocked.delete(key);
      blocked.set(keyOf(lease), clock() + seconds * 1000);
      for (const cut of [...(listeners.get(keyOf(lease)) ?? [])]) cut();
    },
    isBlocked: (lease) => (blocked.get(keyOf(lease)) ?? 0) > clock(),
    onceBlocked(lease, cut) {
      const key = keyOf(lease);
      const cuts = listeners.get(key) ?? new Set();
      listeners.set(key, cuts.add(cut));
      return () => {
        cuts.delete(cut);
        if (cuts.size === 0) listeners.delete(key);
      };
    },
  };
}

/** Tokens that open nothing while their lease is shut out. */
export function withBlocks(tokens: Tokens, { isBlocked }: Pick<Blocks, 'isBlocked'>): Tokens {
  return {
    ...tokens,
    async verify(token, streamId, type) {
      const claims = await tokens.verify(token, streamId, type);
      return claims && isBlocked(claims) ? null : claims;
    },
  };
}
