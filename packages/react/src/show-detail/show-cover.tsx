import { landscapeImage, type Show, showMessages } from '@panggung/core';
import { useState } from 'react';
import { IconButton } from '../ui/button.js';
import { Cover } from '../ui/cover.js';
import { Dialog } from '../ui/dialog.js';
import { enlargeShape, Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';

/** The cover and its own light behind it; large in a dialog. E-15. */
export function ShowCover({ show }: { show: Show }) {
  const words = useWords(showMessages);
  const [isLarge, setLarge] = useState(false);
  const src = landscapeImage(show);
  return (
    <div className="panggung-show-detail__hero">
      {src && <img className="panggung-show-detail__spill" src={src} alt="" aria-hidden="true" />}
      <div className="panggung-show-detail__cover">
        <Cover
          src={src}
          movingSrc={show.dynamic_cover}
          alt={show.name}
          show={show}
          ratio="landscape"
          isFirst
        />
        {src && (
          <IconButton label={words.enlarge} aria-haspopup="dialog" onClick={() => setLarge(true)}>
            <Icon shape={enlargeShape} />
          </IconButton>
        )}
      </div>
      {isLarge && src && (
        <Dialog title={show.name} closeLabel={words.close} onClose={() => setLarge(false)} size="wide">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
          <section className="panggung-show-detail__large" tabIndex={0} aria-label={show.name}>
            <img src={src} alt={show.name} />
          </section>
        </Dialog>
      )}
    </div>
  );
}
