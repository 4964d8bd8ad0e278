/** Who watches over HLS, told by what they fetch. */
export interface Viewers {
  /** Somebody fetched something of a stream; returns false when that is one viewer too many. */
  seen(streamId: string, viewer: string, limit?: number): boolean;
  count(streamId: string): number;
}

/** A viewer counts for so long after each request, ms: Ant Media Server's own figure. */
const presence = 20_000;

export function createViewers(clock: () => number): Viewers {
  const streams = new Map<string, Map<string, number>>();

  function present(streamId: string): Map<string, number> {
    const viewers = streams.get(streamId) ?? new Map<string, number>();
    // Whoever was seen last stands last, so that the first who is recent ends the search.
    for (const [viewer, at] of viewers) {
      if (clock() - at <= presence) break;
      viewers.delete(viewer);
    }
    if (viewers.size === 0) streams.delete(streamId);
    return viewers;
  }

  return {
    seen(streamId, viewer, limit = Number.POSITIVE_INFINITY) {
      // A stream that nobody asks for any more would keep its last audience for ever.
      if (!streams.has(streamId)) for (const known of [...streams.keys()]) present(known);
      const viewers = present(streamId);
      if (!viewers.delete(viewer) && viewers.size >= limit) return false;
      viewers.set(viewer, clock());
      streams.set(streamId, viewers);
      return true;
    },
    count: (streamId) => present(streamId).size,
  };
}
