/** A packet in its turn; `isAfterLoss` when one before it is given up. */
export interface InTurn<T> {
  item: T;
  isAfterLoss: boolean;
}

export interface ReorderOptions {
  /** How long a missing packet is waited for, ms: time for it to be asked for and sent again. @default 300 */
  patience?: number;
  /** How many packets wait at most. @default 1024 */
  capacity?: number;
}

const ring = 0x1_0000;
// A sender that began anew has numbers far from those before.
const farthest = 4096;

/** Signed distance of two 16-bit sequence numbers. */
const distance = (from: number, to: number) => ((to - from + ring * 1.5) % ring) - ring / 2;

/** Puts packets back in the order of their 16-bit sequence numbers. */
export function createReorder<T>({ patience = 300, capacity = 1024 }: ReorderOptions = {}) {
  const waiting = new Map<number, { item: T; at: number }>();
  let expected: number | undefined;

  function drain(isAfterLoss: boolean): InTurn<T>[] {
    const ready: InTurn<T>[] = [];
    for (;;) {
      const next = waiting.get(expected ?? 0);
      if (expected === undefined || !next) return ready;
      waiting.delete(expected);
      ready.push({ item: next.item, isAfterLoss: isAfterLoss && ready.length === 0 });
      expected = (expected + 1) % ring;
    }
  }

  function giveUp(): InTurn<T>[] {
    const from = expected ?? 0;
    expected = [...waiting.keys()].reduce((nearest, sequence) =>
      distance(from, sequence) < distance(from, nearest) ? sequence : nearest,
    );
    return drain(true);
  }

  /** Takes a packet; answers those whose turn it is. */
  return function push(sequence: number, item: T, now: number): InTurn<T>[] {
    const ahead = expected === undefined ? 0 : distance(expected, sequence);
    if (Math.abs(ahead) > farthest) {
      waiting.clear();
      expected = sequence;
      waiting.set(sequence, { item, at: now });
      return drain(true);
    }
    expected ??= sequence;
    if (ahead < 0 || waiting.has(sequence)) return [];
    waiting.set(sequence, { item, at: now });
    const ready = drain(false);
    const [oldest] = waiting.values();
    const isTooLate = oldest !== undefined && (now - oldest.at > patience || waiting.size > capacity);
    return isTooLate ? [...ready, ...giveUp()] : ready;
  };
}
