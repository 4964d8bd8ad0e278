import type { Chat, ChatLine } from '@panggung/client';
import { useEffect, useRef, useState } from 'react';
import { afterwards, oneStepOn } from './drawn-lines.js';

/** How many older ones join those that are held, each time. */
const OLDER = 4;
/** As long as a frame lasts, in ms: what is written in one is laid out and painted in the one after it. */
const FRAME_MS = 17;

const isSame = (some: readonly ChatLine[], others: readonly ChatLine[]) =>
  some.length === others.length && some.every((line, at) => line === others[at]);

export interface DrawnOptions {
  /** What somebody reads further up; null: they follow. */
  held: readonly ChatLine[] | null;
  /** How many there is room for. */
  room: number;
}

/**
 * What is drawn of what is said, a message each second frame: a handful at once would be a late frame on a phone, and the
 * picture beside it would falter.
 */
export function useDrawnLines(
  { $lines }: Pick<Chat, '$lines'>,
  { held, room }: DrawnOptions,
): readonly ChatLine[] {
  const [drawn, draw] = useState<readonly ChatLine[]>(() => $lines.get().slice(-room));
  const latest = useRef(drawn);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const look = () => {
      timer ??= setTimeout(step, FRAME_MS);
    };
    const rest = () => {
      timer = undefined;
    };
    const step = () => {
      const before = latest.current;
      const all = held ? afterwards(held, $lines.get()) : $lines.get();
      const next = held ? all.slice(-before.length - OLDER) : oneStepOn(before, all).slice(-room);
      if (isSame(before, next)) return rest();
      draw(next);
      latest.current = next;
      // From when it is painted, which is late on a busy phone: written in that frame, the next would make it later still.
      frame = requestAnimationFrame(() => {
        rest();
        look();
      });
    };
    const leave = $lines.listen(look);
    look();
    return () => {
      leave();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [$lines, held, room]);
  return drawn;
}
