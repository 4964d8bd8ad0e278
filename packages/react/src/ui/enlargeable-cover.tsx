import { coverMessages } from '@panggung/core';
import { useState } from 'react';
import { IconButton } from './button.js';
import { Cover, type CoverProps } from './cover.js';
import { enlargeShape, Icon } from './icon.js';
import { onDemand } from './on-demand.js';
import { useWords } from './use-words.js';

const LargeCover = onDemand(async () => (await import('./large-cover.js')).LargeCover);

/** The picture of a page, wanted first; large in a dialog. E-15, C-25. */
export function EnlargeableCover(props: Omit<CoverProps, 'ratio' | 'isFirst'>) {
  const words = useWords(coverMessages);
  const [isLarge, setLarge] = useState(false);
  const { src, show } = props;
  return (
    <div className="panggung-enlargeable">
      <Cover {...props} ratio="landscape" isFirst />
      {src && (
        <IconButton
          label={words.enlarge}
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
          onPointerEnter={LargeCover.fetch}
          onFocus={LargeCover.fetch}
        >
          <Icon shape={enlargeShape} />
        </IconButton>
      )}
      {isLarge && src && (
        <LargeCover
          src={src}
          name={show.name}
          substitute={<Cover src={null} show={show} ratio="landscape" />}
          enlargeLabel={words.enlarge}
          closeLabel={words.close}
          onClose={() => setLarge(false)}
        />
      )}
    </div>
  );
}
