/** How the server misbehaves on purpose, for tests of what depends on it. */
export interface FaultSwitches {
  /** Playlists stay as they are. */
  freezePlaylist: boolean;
  /** No candidate is told, and none is heard. */
  dropCandidates: boolean;
  /** How long offers and answers are held back, ms. */
  delayAnswer: number;
  /** By how much tokens count as older than they are, ms. */
  ageTokens: number;
  /** Until when all connections are refused, epoch ms. */
  outageUntil: number;
}

export const healthy: FaultSwitches = {
  freezePlaylist: false,
  dropCandidates: false,
  delayAnswer: 0,
  ageTokens: 0,
  outageUntil: 0,
};

export interface Faults {
  readonly switches: Readonly<FaultSwitches>;
  set(change: Partial<FaultSwitches>): void;
  /** Waits as long as answers are delayed. */
  delay(): Promise<void>;
  dropsCandidates(): boolean;
  isOut(): boolean;
  /** A playlist as it is, or as it was when playlists froze. */
  playlist(key: string, current: () => string): string;
}

export function createFaults(clock: () => number): Faults {
  let switches = { ...healthy };
  const frozen = new Map<string, string>();
  return {
    get switches() {
      return switches;
    },
    set(change) {
      switches = { ...switches, ...change };
      if (!switches.freezePlaylist) frozen.clear();
    },
    async delay() {
      if (switches.delayAnswer > 0) await new Promise((resolve) => setTimeout(resolve, switches.delayAnswer));
    },
    dropsCandidates: () => switches.dropCandidates,
    isOut: () => clock() < switches.outageUntil,
    playlist(key, current) {
      if (!switches.freezePlaylist) return current();
      const kept = frozen.get(key) ?? current();
      frozen.set(key, kept);
      return kept;
    },
  };
}
