import { type PointerEvent, useRef } from 'react';

interface Place {
  x: number;
  y: number;
}

const between = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

export interface DragOptions {
  /** How far a pointer took the picture along, in px. */
  onDrag: (by: Place) => void;
  /** How much further apart two fingers are than before. */
  onSpread: (wider: number) => void;
}

/**
 * A picture that goes along with a pointer, and comes closer between two. How far a pointer moved is told by no iPhone before
 * iOS 17: https://bugs.webkit.org/show_bug.cgi?id=255207
 */
export function useDrag({ onDrag, onSpread }: DragOptions) {
  const { current: places } = useRef(new Map<number, Place>());
  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId);
      places.set(pointerId, { x, y });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const before = places.get(pointerId);
      if (!before) return;
      const now = { x, y };
      places.set(pointerId, now);
      const [other] = [...places].filter(([id]) => id !== pointerId);
      if (other) onSpread(between(now, other[1]) / Math.max(1, between(before, other[1])));
      // Between two fingers it goes as far as their middle does.
      onDrag({ x: (x - before.x) / places.size, y: (y - before.y) / places.size });
    },
    onLostPointerCapture: ({ pointerId }: PointerEvent) => void places.delete(pointerId),
  };
}
