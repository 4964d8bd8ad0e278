import { type Banner, bannerMessages, bannerViewMessages } from '@panggung/core';
import { useState } from 'react';
import { IconButton } from '../ui/button.js';
import { Cover } from '../ui/cover.js';
import { enlargeShape, Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';

const LargePicture = onDemand(async () => (await import('./large-picture.js')).LargePicture);

/** A banner's picture; a press on it, or on the button upon it, shows it large. C-25. */
export function BannerPicture({ banner }: { banner: Banner }) {
  const words = useWords(bannerViewMessages);
  const { banner: unnamed } = useWords(bannerMessages);
  const [isLarge, setLarge] = useState(false);
  const { url_image: src } = banner;
  const enlarge = () => setLarge(true);
  return (
    <div className="panggung-banners__picture" data-large={src ? 'offered' : undefined}>
      <Cover src={src} show={banner} ratio="landscape" isFirst />
      {src && (
        <IconButton
          label={words.enlarge}
          aria-haspopup="dialog"
          onClick={enlarge}
          onPointerEnter={LargePicture.fetch}
          onFocus={LargePicture.fetch}
        >
          <Icon shape={enlargeShape} />
        </IconButton>
      )}
      {isLarge && src && (
        <LargePicture src={src} name={banner.name || unnamed} onClose={() => setLarge(false)} />
      )}
    </div>
  );
}
