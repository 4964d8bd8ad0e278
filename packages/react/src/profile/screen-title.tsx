import { type ReactNode, useEffect, useRef } from 'react';
import { mayTakeFocus } from '../ui/may-take-focus.js';

/** What a screen is called; a reader's focus comes here when the screen changed. */
export function ScreenTitle({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <header className="panggung-profile__head">
      <h2 className="panggung-profile__title" tabIndex={-1}>
        {text}
      </h2>
      {action}
    </header>
  );
}

/** Moves the focus to the heading of a new screen; not to that of the first one. */
export function useTitleFocus(screen: string) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const title = frame.current?.querySelector<HTMLElement>('h2');
    if (!title || !mayTakeFocus(title)) return;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'nearest' });
  }, [screen]);
  return frame;
}
