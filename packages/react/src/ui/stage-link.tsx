import { doorLinkMessages, hasStage, type Show } from '@panggung/core';
import { LinkButton, type LinkButtonProps } from './link-button.js';
import { useSiteHref } from './site-href.js';
import { useWords } from './use-words.js';

/**
 * For its creator: to the stage of a show that is to come, or on air. It is on the site. AMB-151.
 * @example <StageLink show={show} isBlock />
 */
export function StageLink({ show, ...rest }: { show: Show } & Pick<LinkButtonProps, 'isBlock'>) {
  const { stage } = useWords(doorLinkMessages);
  const href = useSiteHref(`/broadcast?room=${encodeURIComponent(show.id)}`);
  if (!hasStage(show)) return null;
  return (
    <LinkButton href={href} variant="secondary" {...rest}>
      {stage}
    </LinkButton>
  );
}
