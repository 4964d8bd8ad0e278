import type { Chat, ChatLine } from '@panggung/client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Nearer to the newest than this, in px, nobody reads further up. */
const NEAR = 32;

export interface HeldLines {
  /** What stays as it is; null: it goes on. */
  held: readonly ChatLine[] | null;
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
export function useHeldLines({ $lines }: Pick<Chat, '$lines'>): HeldLines {
  const ref = useRef<HTMLDivElement>(null);
  const [held, hold] = useState<readonly ChatLine[] | null>(null);
  // What scrolls is laid out from its end: there, it is at 0, and stays there by itself.
  const look = () => {
    const box = ref.current;
    if (!box) return;
    const inner = box.querySelector(':focus');
    const isReading = box.scrollTop < -NEAR || inner !== null;
    hold((before) => (isReading ? (before ?? $lines.get()) : null));
  };
  const toNewest = () => {
    hold(null);
    ref.current?.scrollTo({ top: 0 });
  };
  const [fresh, count] = useState(0);
  const last = held?.at(-1)?.seq ?? Infinity;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say what is counted.
  useEffect(() => {
    // From the end: where nothing is held, none of them is looked at.
    const tell = () => count($lines.get().length - 1 - $lines.get().findLastIndex(({ seq }) => seq <= last));
    const leave = $lines.listen((lines, before) => {
      tell();
      // Whoever says something wants to see it.
      const own = lines.at(-1);
      if (own?.isSending && own.key !== before?.at(-1)?.key) toNewest();
    });
    tell();
    return leave;
  }, [$lines, last]);
  return {
    held,
    fresh,
    toNewest,
    // A focus moves on after its loss is told.
    box: { ref, onScroll: look, onFocusCapture: look, onBlurCapture: () => void setTimeout(look) },
  };
}
