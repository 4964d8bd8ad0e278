import { isGiftable, type Show, showActionMessages } from '@panggung/core';
import { ActionButton } from '../ui/action-button.js';
import { hostLink } from '../ui/host-link.js';
import { Icon } from '../ui/icon.js';
import { giftShape } from '../ui/icon-gift.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useSiteHref } from '../ui/site-href.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface GiftButtonProps {
  show: Show;
  /** Says what went wrong, in the widget's snackbar. */
  onWarn: (text: string) => void;
  onGiftStart?: WidgetListener<'gift-start'> | undefined;
}

/** The way to give somebody a ticket that costs money; a guest is asked to sign in. E-16, AMB-086. */
export function GiftButton({ show, onWarn, onGiftStart }: GiftButtonProps) {
  const words = useWords(showActionMessages);
  const person = useStore(usePanggung().session.$person);
  const href = useSiteHref(`/TicketGift?id=${encodeURIComponent(show.id)}`);
  if (!isGiftable(show)) return null;
  if (!person) {
    return <ActionButton shape={giftShape} label={words.gift} onClick={() => onWarn(words.login_first)} />;
  }
  return (
    <a className="panggung-action" {...hostLink({ show_id: show.id, href }, onGiftStart)}>
      <Icon shape={giftShape} />
      <span className="panggung-hidden">{words.gift}</span>
    </a>
  );
}
