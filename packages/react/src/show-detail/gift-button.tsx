import { isGiftable, type Show, showActionMessages } from '@panggung/core';
import { useState } from 'react';
import type { GiftEvents } from '../gift-ticket/index.js';
import { ActionButton } from '../ui/action-button.js';
import { giftShape } from '../ui/icon-gift.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useSiteHref } from '../ui/site-href.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';

const GiftDialog = onDemand(async () => (await import('./gift-dialog/index.js')).GiftDialog);

export interface GiftButtonProps extends GiftEvents {
  show: Show;
  /** Says what went wrong, in the widget's snackbar. */
  onWarn: (text: string) => void;
  onGiftStart?: WidgetListener<'gift-start'> | undefined;
}

/**
 * The way to give somebody a ticket that costs money, here, unless the host has a page for that; a guest is asked to
 * sign in. E-16, F-25, AMB-086.
 */
export function GiftButton({ show, onWarn, onGiftStart, ...told }: GiftButtonProps) {
  const words = useWords(showActionMessages);
  const person = useStore(usePanggung().session.$person);
  const [isOpen, setOpen] = useState(false);
  const href = useSiteHref(`/TicketGift?id=${encodeURIComponent(show.id)}`);
  if (!isGiftable(show)) return null;
  const press = () => {
    if (!person) onWarn(words.login_first);
    else if (emit(onGiftStart, { show_id: show.id, href })) setOpen(true);
  };
  return (
    <>
      <ActionButton shape={giftShape} label={words.gift} onClick={press} />
      {isOpen && <GiftDialog {...told} show={show.id} onClose={() => setOpen(false)} />}
    </>
  );
}
