import { type PointerEvent, useState } from 'react';
import { mayMove } from './motion.js';

/** For the element that is looked at. */
export interface AttentionHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocusCapture: () => void;
  onBlurCapture: () => void;
}

/**
 * Whether somebody points at an element or stands in it with the keyboard, and a picture may move for them. A finger only
 * passes over what it scrolls.
 * @example const [isAttended, attention] = useAttention(); <article {...attention} />
 */
export function useAttention(): [boolean, AttentionHandlers] {
  const [isAttended, setAttended] = useState(false);
  const begin = () => setAttended(mayMove());
  const end = () => setAttended(false);
  return [
    isAttended,
    {
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && begin(),
      onPointerLeave: end,
      onFocusCapture: begin,
      onBlurCapture: end,
    },
  ];
}
