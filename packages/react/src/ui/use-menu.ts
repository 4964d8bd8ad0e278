import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';

const ITEM = '[role="menuitem"]';
const BUTTON = '[aria-haspopup="menu"]';

/** Where a key leads among the items of a menu: round, or to an end. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A menu and its button, after the pattern of the ARIA Authoring Practices: arrows walk, Escape closes and gives the focus
 * back, and so does a choice; Tab and a press elsewhere close. `root` is the element around both.
 */
export function useMenu(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    root.current?.querySelector<HTMLElement>(BUTTON)?.focus();
    setOpen(false);
  };
  useLayoutEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>(ITEM)?.focus();
    const leave = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen, root]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    items[move(items.indexOf(event.target as HTMLElement), items.length)]?.focus();
  };
  const onBlurCapture = ({ relatedTarget }: FocusEvent) => {
    // To nothing: a press, which is heard of by itself.
    if (relatedTarget && !root.current?.contains(relatedTarget as Node)) setOpen(false);
  };
  return {
    isOpen,
    close,
    button: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onClick: () => setOpen(!isOpen),
    },
    list: { onKeyDown, onBlurCapture },
  };
}
