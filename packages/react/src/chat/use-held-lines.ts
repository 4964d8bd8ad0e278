import type { ChatLine } from '@panggung/client';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

/** Nearer to the newest than this, in px, nobody reads further up. */
const NEAR = 32;
/** As many as the tallest column shows: a page that keeps up with a crowd has no time for more. */
const IN_SIGHT = 40;

/** What a message is known by: its author knows it by the key it was sent under. */
export function lineKey({ key, id }: ChatLine): string {
  return key ?? String(id);
}

/** What was held, as it is now: without what was taken away since. */
function afterwards(held: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const now = new Map(lines.map((line) => [lineKey(line), line]));
  const first = lines[0]?.seq ?? -Infinity;
  return held.flatMap((line) => now.get(lineKey(line)) ?? (line.seq < first ? line : []));
}

export interface HeldLines {
  shown: readonly ChatLine[];
  /** What came since they were held. */
  fresh: number;
  toNewest(): void;
  /** For what scrolls. */
  box: {
    ref: RefObject<HTMLDivElement | null>;
    onScroll: () => void;
    onFocusCapture: () => void;
    onBlurCapture: () => void;
  };
}

/** Holds messages still while somebody reads further up, or is at one of them by the keyboard. */
export function useHeldLines(lines: readonly ChatLine[]): HeldLines {
  const ref = useRef<HTMLDivElement>(null);
  const [held, hold] = useState<readonly ChatLine[] | null>(null);
  const latest = useRef(lines);
  latest.current = lines;
  const shown = useMemo(() => (held ? afterwards(held, lines) : lines.slice(-IN_SIGHT)), [held, lines]);
  // What scrolls is laid out from its end: there, it is at 0, and stays there by itself.
  const look = () => {
    const box = ref.current;
    if (!box) return;
    const inner = box.querySelector(':focus');
    const isReading = box.scrollTop < -NEAR || inner !== null;
    hold((before) => (isReading ? (before ?? latest.current) : null));
  };
  const toNewest = () => {
    hold(null);
    ref.current?.scrollTo({ top: 0 });
  };
  const own = lines.at(-1);
  const sending = own?.isSending ? own.key : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever says something wants to see it.
  useEffect(() => {
    if (sending) toNewest();
  }, [sending]);
  const last = held?.at(-1)?.seq ?? Infinity;
  return {
    shown,
    fresh: held ? lines.filter(({ seq }) => seq > last).length : 0,
    toNewest,
    // A focus moves on after its loss is told.
    box: { ref, onScroll: look, onFocusCapture: look, onBlurCapture: () => void setTimeout(look) },
  };
}
