import { Dialog } from './dialog.js';

export interface LargeCoverProps {
  src: string;
  /** What it is of. */
  name: string;
  /** What the close button says. */
  closeLabel: string;
  onClose: () => void;
}

/** A cover as large as the window lets it be. E-15, C-25. */
export function LargeCover({ src, name, closeLabel, onClose }: LargeCoverProps) {
  return (
    <Dialog title={name} closeLabel={closeLabel} onClose={onClose} size="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className="panggung-large-cover" tabIndex={0} aria-label={name}>
        <img src={src} alt={name} />
      </section>
    </Dialog>
  );
}
