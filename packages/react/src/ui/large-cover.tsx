import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.js';

export interface LargeCoverProps {
  src: string;
  /** What it is of. */
  name: string;
  /** What stands for one that does not load. */
  substitute: ReactNode;
  /** What the button says that makes it larger still. */
  enlargeLabel: string;
  /** What the close button says. */
  closeLabel: string;
  onClose: () => void;
}

/** A whole cover as large as the window lets it be; pressed, twice as large. E-15, C-25. */
export function LargeCover({ src, name, substitute, enlargeLabel, closeLabel, onClose }: LargeCoverProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  const [isBroken, setBroken] = useState(false);
  return (
    <Dialog title={name} closeLabel={closeLabel} onClose={onClose} size="wide">
      <section
        className="panggung-large-cover"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        aria-label={name}
        data-enlarged={isEnlarged}
        ref={useMiddle(isEnlarged)}
      >
        {isBroken ? substitute : <img src={src} alt={name} onError={() => setBroken(true)} />}
        <button
          type="button"
          aria-label={enlargeLabel}
          aria-pressed={isEnlarged}
          onClick={() => setEnlarged(!isEnlarged)}
        />
      </section>
    </Dialog>
  );
}

/** Shows the middle of what became larger than its box. */
function useMiddle(isEnlarged: boolean) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !isEnlarged) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isEnlarged]);
  return box;
}
