import { landscapeImage, type Show, showDetailMessages } from '@panggung/core';
import { useState } from 'react';
import { IconButton } from '../ui/button.js';
import { Cover } from '../ui/cover.js';
import { enlargeShape, Icon } from '../ui/icon.js';
import { later } from '../ui/later.js';
import { useAttention } from '../ui/use-attention.js';
import { useWords } from '../ui/use-words.js';

const LargeCover = later(async () => (await import('./large-cover.js')).LargeCover);

/** The cover and its own light behind it; large in a dialog. E-15. */
export function ShowCover({ show }: { show: Show }) {
  const words = useWords(showDetailMessages);
  const [isLarge, setLarge] = useState(false);
  const [isAttended, attention] = useAttention();
  const src = landscapeImage(show);
  return (
    <div className="panggung-show-detail__hero">
      {src && <img className="panggung-show-detail__spill" src={src} alt="" aria-hidden="true" />}
      <div className="panggung-show-detail__cover" {...attention}>
        <Cover
          src={src}
          movingSrc={isAttended ? show.dynamic_cover : null}
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
      {isLarge && src && <LargeCover src={src} name={show.name} onClose={() => setLarge(false)} />}
    </div>
  );
}
