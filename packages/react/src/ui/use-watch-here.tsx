import type { Id } from '@panggung/core';
import { type ReactNode, useEffect, useState } from 'react';
import { onDemand } from './on-demand.js';
import { emit, type WidgetListener } from './widget-event.js';

const WatchHere = onDemand(async () => (await import('../player/watch-here/index.js')).WatchHere);

export interface WatchHereOptions {
  show: Id;
  /** It is known that the viewer may watch: the player is fetched before they press. */
  isLikely: boolean;
  /** Somebody wants to watch; prevented, no player opens: the way there is the host's. */
  onWatchStart: WidgetListener<'watch-start'> | undefined;
}

export interface WatchHereView {
  /** To be drawn last, where it stays as long as the widget. */
  player: ReactNode;
  /** For the link. */
  onWatchStart: WidgetListener<'watch-start'>;
}

/**
 * A show watched over the page that leads to it, unless the host has a place of its own.
 * @example const { player, onWatchStart } = useWatchHere({ show: 12, isLikely, onWatchStart: told });
 */
export function useWatchHere({ show, isLikely, onWatchStart }: WatchHereOptions): WatchHereView {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isLikely) WatchHere.fetch();
  }, [isLikely]);
  return {
    player: isOpen && <WatchHere show={show} onClose={() => setOpen(false)} />,
    onWatchStart(event) {
      event.preventDefault();
      if (emit(onWatchStart, event.detail)) setOpen(true);
    },
  };
}
