import { VIEWER_MS } from '@panggung/core';
import type { Ports } from './ports.js';
import { createSecretId } from './random.js';
import { otherCounts, writeCounts } from './viewer-rows.js';

/** Counts who watches: in memory here, and every other process's counts as they were told last. AMB-131. */
export interface Viewers {
  /** Somebody gives a sign of life. */
  beat(showId: number, viewer: string): void;
  /** Somebody went away and said so. */
  leave(showId: number, viewer: string): void;
  /** How many gave one within the last 10 s. */
  count(showId: number): number;
  /** Tells the other processes, and hears from them. */
  runOnce(): Promise<void>;
}

/** Of one show: viewers by the time of their last sign of life, the oldest first. */
type Seen = Map<string, number>;

export function createViewers({ database, clock }: Pick<Ports, 'database' | 'clock'>): Viewers {
  const process = createSecretId();
  const shows = new Map<number, Seen>();
  let others = new Map<number, number>();
  /** Shows that other processes still know of from here. */
  let told = new Set<number>();

  function seenOf(showId: number): Seen {
    const seen = shows.get(showId) ?? new Map<string, number>();
    shows.set(showId, seen);
    return seen;
  }

  function forgetGone(seen: Seen): void {
    const gone = clock() - VIEWER_MS;
    for (const [viewer, at] of seen) {
      if (at > gone) return;
      seen.delete(viewer);
    }
  }

  function ownCounts(): Map<number, number> {
    for (const seen of shows.values()) forgetGone(seen);
    const counts = new Map([...shows].map(([showId, seen]) => [showId, seen.size]));
    // Told once that nobody is left, then no longer.
    for (const [showId, count] of counts) if (count === 0) shows.delete(showId);
    for (const showId of told) if (!counts.has(showId)) counts.set(showId, 0);
    return counts;
  }

  return {
    beat(showId, viewer) {
      const seen = seenOf(showId);
      seen.delete(viewer);
      seen.set(viewer, clock());
    },
    leave: (showId, viewer) => void shows.get(showId)?.delete(viewer),
    count(showId) {
      const seen = shows.get(showId);
      if (seen) forgetGone(seen);
      return (seen?.size ?? 0) + (others.get(showId) ?? 0);
    },
    async runOnce() {
      const counts = ownCounts();
      if (!counts.size && !others.size) return;
      const now = clock();
      await writeCounts(database, { process, counts, now });
      told = new Set([...counts].filter(([, count]) => count > 0).map(([showId]) => showId));
      others = await otherCounts(database, { process, shows: [...counts.keys(), ...others.keys()], now });
    },
  };
}
