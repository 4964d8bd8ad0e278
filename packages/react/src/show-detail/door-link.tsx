import { doorLinkMessages, type Show } from '@panggung/core';
import { Icon, ticketShape } from '../ui/icon.js';
import { LinkButton } from '../ui/link-button.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';

/** To the door of the show, for its creator: who comes in is checked on the site. */
export function DoorLink({ show }: { show: Show }) {
  const words = useWords(doorLinkMessages);
  const href = useSiteHref(`/doorCheck?id=${encodeURIComponent(show.id)}`);
  return (
    <LinkButton href={href} variant="secondary" isBlock>
      <Icon shape={ticketShape} size={16} />
      {words.open}
    </LinkButton>
  );
}
