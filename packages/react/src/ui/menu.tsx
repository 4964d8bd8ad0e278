import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.js';
import { Icon } from './icon.js';
import { useMenu } from './use-menu.js';

export interface MenuProps {
  /** What the button and its menu are for. */
  label: string;
  /** Its items, each a `menuitem` out of the Tab order; told how to close it, which a choice does. */
  children: (close: () => void) => ReactNode;
}

/** Three dots, one above the other. */
const dotsShape =
  'M11 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0';

/** What can be done with a card, behind three dots. */
export function Menu({ label, children }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, button, list, close } = useMenu(root);
  return (
    <div ref={root} className="panggung-menu">
      <IconButton label={label} {...button}>
        <Icon shape={dotsShape} />
      </IconButton>
      {isOpen && (
        <div className="panggung-menu__items" role="menu" {...list} aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

export interface MenuActProps {
  shape: string;
  /** It takes something away. @default false */
  isDangerous?: boolean;
  close: () => void;
  onAct: () => void;
  children: ReactNode;
}

/** A row that opens something else, such as a dialog. */
export function MenuAct({ shape, isDangerous = false, close, onAct, children }: MenuActProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-danger={isDangerous || undefined}
      onClick={() => {
        // The button has the focus before a dialog takes it: it gets it back then.
        close();
        onAct();
      }}
    >
      <Icon shape={shape} size={16} />
      {children}
    </button>
  );
}
