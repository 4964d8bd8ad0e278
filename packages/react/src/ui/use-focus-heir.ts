import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What names a widget, or holds what it shows. */
const NAMED = 'section[aria-label], h1, h2, [role="tabpanel"], ul';

/** Without scrolling: the person looks where they pressed. */
function focusHeir(box: Element | null | undefined, heir: string): void {
  // Whoever has gone on since is left alone.
  if (!box?.isConnected || document.activeElement !== document.body) return;
  const element = box.querySelector<HTMLElement>(heir) ?? (box as HTMLElement);
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * When a part that has the focus goes away, such as a button by its own press, the focus goes on to the heading or the
 * list of its dialog or widget; to the page it would be lost. Set the result as `ref` of the part.
 * @example const part = useFocusHeir<HTMLDivElement>(); return <div ref={part}><button>{words.retry}</button></div>;
 */
export function useFocusHeir<Part extends HTMLElement>(heir: string = NAMED): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // Chromium's `:focus-within` knows nothing of a dialog in the part.
      const root = element?.getRootNode() as Document | ShadowRoot | undefined;
      if (!root || !element?.contains(root.activeElement)) return;
      const box = element.parentElement?.closest('dialog, .panggung');
      // Once what comes instead is there.
      queueMicrotask(() => focusHeir(box, heir));
    };
  }, [heir]);
  return part;
}
