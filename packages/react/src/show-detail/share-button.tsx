import { type Show, showActionMessages } from '@panggung/core';
import { useState } from 'react';
import { ActionButton } from '../ui/action-button.js';
import { onDemand } from '../ui/on-demand.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import { shareShape } from './action-icon.js';

const ShareMenu = onDemand(async () => (await import('./share-menu.js')).ShareMenu);

/** Opens the ways to tell of a show; what is told is its page on the product's site. E-17, AMB-033. */
export function ShareButton({ show }: { show: Pick<Show, 'id' | 'name'> }) {
  const words = useWords(showActionMessages);
  const [isOpen, setOpen] = useState(false);
  const href = useSiteHref(`/show/detail?id=${encodeURIComponent(show.id)}`);
  const shared = { url: new URL(href, location.href).href, title: String(show.name ?? '') };
  return (
    <>
      <ActionButton
        shape={shareShape}
        label={words.share}
        aria-haspopup="dialog"
        onPointerEnter={ShareMenu.fetch}
        onFocus={ShareMenu.fetch}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareMenu shared={shared} title={words.share} onClose={() => setOpen(false)} />}
    </>
  );
}
