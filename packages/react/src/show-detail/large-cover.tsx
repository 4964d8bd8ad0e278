import { showDetailMessages } from '@panggung/core';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../ui/use-words.js';

export interface LargeCoverProps {
  src: string;
  /** Of the show. */
  name: string;
  onClose: () => void;
}

/** A cover as large as the window lets it be. E-15. */
export function LargeCover({ src, name, onClose }: LargeCoverProps) {
  const words = useWords(showDetailMessages);
  return (
    <Dialog title={name} closeLabel={words.close} onClose={onClose} size="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className="panggung-show-detail__large" tabIndex={0} aria-label={name}>
        <img src={src} alt={name} />
      </section>
    </Dialog>
  );
}
