import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './button.js';
import { closeShape, Icon } from './icon.js';

export interface DialogProps {
  /** Names the dialog; shown at its top left. */
  title: string;
  /** What the close button says. */
  closeLabel: string;
  /** Escape, the back gesture, the scrim and the close button all end here. Unmount the dialog then. */
  onClose: () => void;
  /**
   * `medium` is for tables, whose sheet says how wide; `wide` is for a picture.
   * @default 'narrow'
   */
  size?: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}

/**
 * A dialog in the top layer; below 600 px of window a sheet. Open as long as it is mounted. The browser keeps the focus in,
 * gives it back, and makes the rest inert; nothing of the host is touched.
 */
export function Dialog({ title, closeLabel, onClose, size = 'narrow', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closed before it leaves the tree: only then does the browser give the focus back.
    return () => dialog?.close();
  }, []);

  const close = () => ref.current?.close();
  // Closing is told late: it may be of a dialog that is open again (StrictMode) or gone.
  const tellClosed = () => {
    if (ref.current && !ref.current.open) onClose();
  };
  // A press that began inside, such as a text selection, must not close it.
  const rememberPress = (event: ReactPointerEvent) => {
    pressed.current = event.target;
  };
  const closeOnScrim = (event: { target: EventTarget }) => {
    const isScrim = (target: EventTarget | null) =>
      target !== panel.current && (target as Node | null)?.contains(panel.current) === true;
    if (isScrim(event.target) && isScrim(pressed.current)) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard, by the browser.
    <dialog
      ref={ref}
      className="panggung-dialog"
      part="dialog"
      data-size={size}
      aria-labelledby={titleId}
      onClose={tellClosed}
      onPointerDown={rememberPress}
      onClick={closeOnScrim}
    >
      <div className="panggung-dialog__scroll">
        <div className="panggung-dialog__panel" ref={panel}>
          <div className="panggung-dialog__head">
            <h2 className="panggung-dialog__title" id={titleId}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={close}>
              <Icon shape={closeShape} />
            </IconButton>
          </div>
          <div className="panggung-dialog__body">{children}</div>
        </div>
      </div>
    </dialog>
  );
}
