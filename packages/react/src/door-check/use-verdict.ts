import type { DoorCheck } from '@panggung/client';
import type { DoorVerdict } from '@panggung/core';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How long each is shown before the next ticket's turn, in ms: who stays outside is told why, and whoever let them in by
 * mistake finds the button.
 */
const SHOWN_MS: Record<DoorVerdict['kind'], number> = { admitted: 2000, already: 6000, refused: 3000 };

/** What a door says at the moment, and how it comes to say it. */
export interface VerdictView {
  /** Null while it waits for a ticket. */
  verdict: DoorVerdict | null;
  /** A ticket is being looked at. */
  isBusy: boolean;
  /** Looks at what was scanned or typed, one at a time. */
  check: (said: string) => Promise<void>;
  /** Keeps what is said until `next`. */
  hold: () => void;
  /** On to the next ticket. */
  next: () => void;
}

/** Shows what became of a ticket, then waits for the next one. */
export function useVerdict(door: DoorCheck): VerdictView {
  const [verdict, setVerdict] = useState<DoorVerdict | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const busy = useRef(false);

  const check = useCallback(
    async (said: string) => {
      if (busy.current) return;
      busy.current = true;
      setBusy(true);
      try {
        setVerdict(await door.check(said));
      } finally {
        // Whatever became of it, a door takes the next ticket.
        busy.current = false;
        setBusy(false);
      }
    },
    [door],
  );
  const hold = useCallback(() => setHeld(true), []);
  const next = useCallback(() => {
    setVerdict(null);
    setHeld(false);
  }, []);

  useEffect(() => {
    if (!verdict || isHeld) return;
    const timer = setTimeout(next, SHOWN_MS[verdict.kind]);
    return () => clearTimeout(timer);
  }, [verdict, isHeld, next]);

  return { verdict, isBusy, check, hold, next };
}
