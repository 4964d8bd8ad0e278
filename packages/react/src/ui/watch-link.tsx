import { type Show, watchMessages } from '@panggung/core';
import { hostLink } from './host-link.js';
import { LinkButton } from './link-button.js';
import { useSiteHref } from './site-href.js';
import { useWords } from './use-words.js';
import type { WidgetListener } from './widget-event.js';

/** What leads to a show says, and where it leads. J-02. */
export function useWatchLink({ id, video_status }: Show): { label: string; href: string } {
  const words = useWords(watchMessages);
  return {
    label: video_status === 'ENDED' ? words.watch_now : words.start_streaming,
    href: useSiteHref(`/streaming?id=${encodeURIComponent(id)}`),
  };
}

export interface WatchLinkProps {
  show: Show;
  onWatchStart: WidgetListener<'watch-start'> | undefined;
}

/** To a show, for whoever may watch it. */
export function WatchLink({ show, onWatchStart }: WatchLinkProps) {
  const { label, href } = useWatchLink(show);
  return (
    <LinkButton {...hostLink({ show_id: show.id, href }, onWatchStart)} size="large" isBlock>
      {label}
    </LinkButton>
  );
}
