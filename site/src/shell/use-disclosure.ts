import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';

/** Something a button of the bar shows and hides; put `root` around both. */
export interface Disclosure {
  isOpen: boolean;
  root: RefObject<HTMLDivElement | null>;
  /** For the button: how it looks, what it does and what it tells readers; its name is its own. */
  button: DisclosureButton;
  /** For what is shown. */
  id: string;
  open(): void;
  close(): void;
}

export interface DisclosureButton {
  ref: RefObject<HTMLButtonElement | null>;
  type: 'button';
  className: string;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
}

/** Opens from its button; closes by Escape, which returns the focus, by a press or the focus elsewhere, and by a link in it. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((is) => !is), []);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const cancel = (event: KeyboardEvent) => {
      // A dialog that is open over it takes the key for itself.
      if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return;
      close();
      ref.current?.focus();
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || !root.current?.contains(target.closest('a'))) return;
      close();
      // A new screen takes it on from here; the same one does not.
      ref.current?.focus();
    };
    const heard = { pointerdown: leave, focusin: leave, click: follow, keydown: cancel };
    const types = Object.keys(heard) as (keyof typeof heard)[];
    for (const type of types) document.addEventListener(type, heard[type] as EventListener);
    return () => {
      for (const type of types) document.removeEventListener(type, heard[type] as EventListener);
    };
  }, [isOpen, close]);

  const button: DisclosureButton = {
    ref,
    type: 'button',
    className: 'site-icon-button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: toggle,
  };
  return { isOpen, root, button, id, open, close };
}
