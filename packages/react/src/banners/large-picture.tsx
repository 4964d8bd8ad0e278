import { bannerViewMessages } from '@panggung/core';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../ui/use-words.js';

export interface LargePictureProps {
  src: string;
  /** Of the banner. */
  name: string;
  onClose: () => void;
}

/** A picture as large as the window lets it be. C-25. */
export function LargePicture({ src, name, onClose }: LargePictureProps) {
  const words = useWords(bannerViewMessages);
  return (
    <Dialog title={name} closeLabel={words.close} onClose={onClose} size="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className="panggung-banners__large" tabIndex={0} aria-label={name}>
        <img src={src} alt={name} />
      </section>
    </Dialog>
  );
}
