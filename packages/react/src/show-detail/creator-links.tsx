import { doorLinkMessages, isCalledOff, type Show } from '@panggung/core';
import { Icon, ticketShape } from '../ui/icon.js';
import { LinkButton } from '../ui/link-button.js';
import { useSiteHref } from '../ui/site-href.js';
import { StageLink } from '../ui/stage-link.js';
import { useWords } from '../ui/use-words.js';

/** For its creator: to the door of the show, where who comes in is checked, and to its stage. Both are on the site. AMB-151. */
export function CreatorLinks({ show }: { show: Show }) {
  const words = useWords(doorLinkMessages);
  const door = useSiteHref(`/doorCheck?id=${encodeURIComponent(show.id)}`);
  if (isCalledOff(show)) return null;
  return (
    <>
      <LinkButton href={door} variant="secondary" isBlock>
        <Icon shape={ticketShape} size={16} />
        {words.open}
      </LinkButton>
      <StageLink show={show} isBlock />
    </>
  );
}
