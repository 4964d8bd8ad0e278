import { coverMessages } from '@panggung/core';
import { Dialog } from './dialog.js';
import { useWords } from './use-words.js';

export interface LargeCoverProps {
  src: string;
  /** What it is of. */
  name: string;
  onClose: () => void;
}

/** A cover as large as the window lets it be. E-15, C-25. */
export function LargeCover({ src, name, onClose }: LargeCoverProps) {
  const words = useWords(coverMessages);
  return (
    <Dialog title={name} closeLabel={words.close} onClose={onClose} size="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className="panggung-large-cover" tabIndex={0} aria-label={name}>
        <img src={src} alt={name} />
      </section>
    </Dialog>
  );
}
