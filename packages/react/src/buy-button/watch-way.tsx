import { buyMessages, type Show } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { useMayWatch } from '../show-detail/index.js';
import { Button } from '../ui/button.js';
import { useWatchHere } from '../ui/use-watch-here.js';
import { useWords } from '../ui/use-words.js';
import { useWatchLink } from '../ui/watch-link.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import type { BuyView } from './use-buy-button.js';

export interface WatchWayProps {
  view: Pick<BuyView, 'open' | 'onWayIn'>;
  show: Show;
  onWatchStart: WidgetListener<'watch-start'> | undefined;
}

/** Follows whether the show is open to whoever looks; then the button leads there, and the ticket is beside it. */
export function WatchWay({ view, show, onWatchStart }: WatchWayProps) {
  const words = useWords(buyMessages);
  const isOpen = useMayWatch(show);
  const { label, href } = useWatchLink(show);
  const here = useWatchHere({ show: show.id, isLikely: isOpen, onWatchStart });
  const { onWayIn } = view;
  const presses = { watch: () => emit(here.onWatchStart, { show_id: show.id, href }), see: view.open };
  const latest = useRef(presses);
  latest.current = presses;
  const see = words.see_ticket;
  useEffect(() => {
    const seeTicket = (
      <Button variant="text" size="small" onClick={() => latest.current.see()}>
        {see}
      </Button>
    );
    const press = { children: label, onClick: () => latest.current.watch() };
    onWayIn(isOpen ? { press, seeTicket } : null);
  }, [onWayIn, isOpen, label, see]);
  return here.player;
}
