import { cdp } from 'vitest/browser';

/** Where a finger is, in px from the middle of what it touches. */
export interface Finger {
  x: number;
  y: number;
}

/** Two fingers side by side, so many px apart. */
export const pair = (apart: number): Finger[] => [
  { x: -apart / 2, y: 0 },
  { x: apart / 2, y: 0 },
];

/** Fingers on an element, as a phone tells of them; none at the end. */
export async function touch(
  element: Element,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: Finger[] = [],
): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const { left, top, width, height } = element.getBoundingClientRect();
  const touchPoints = fingers.map(({ x, y }, id) => ({
    x: frame.left + (left + width / 2 + x) * scale,
    y: frame.top + (top + height / 2 + y) * scale,
    id,
  }));
  await cdp().send('Input.dispatchTouchEvent' as never, { type, touchPoints } as never);
}
