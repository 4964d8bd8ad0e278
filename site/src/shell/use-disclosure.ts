import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Something a button shows and hides; put `root` around both. */
export interface Disclosure {
  isOpen: boolean;
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  open(): void;
  close(): void;
  toggle(): void;
}

/** Opens from its button; closes by Escape, which returns the focus, by a press or the focus elsewhere, and by a link in it. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((is) => !is), []);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || !root.current?.contains(target.closest('a'))) return;
      close();
      // A new screen takes it on from here; the same one does not.
      button.current?.focus();
    };
    const heard = { pointerdown: leave, focusin: leave, click: follow, keydown: cancel };
    const types = Object.keys(heard) as (keyof typeof heard)[];
    for (const type of types) document.addEventListener(type, heard[type] as EventListener);
    return () => {
      for (const type of types) document.removeEventListener(type, heard[type] as EventListener);
    };
  }, [isOpen, close]);

  return { isOpen, root, button, open, close, toggle };
}
