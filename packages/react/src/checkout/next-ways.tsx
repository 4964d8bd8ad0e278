import { type Show, showStart } from '@panggung/core';
import { useMayWatch } from '../show-detail/index.js';
import { calendarShape, Icon } from '../ui/icon.js';
import { useCalendarHref } from '../ui/use-calendar-href.js';
import { useNow } from '../ui/use-now.js';
import { useWatchHere } from '../ui/use-watch-here.js';
import { WatchLink } from '../ui/watch-link.js';
import { useCheckoutWords } from './checkout-words.js';
import type { WayOutListeners } from './step-props.js';

export interface NextWaysProps extends Pick<WayOutListeners, 'onWatchStart'> {
  show: Show;
}

/** What a ticket is good for now: the show itself, or a place for it in the calendar by a link that needs no script. */
export function NextWays({ show, onWatchStart: told }: NextWaysProps) {
  const words = useCheckoutWords();
  const href = useCalendarHref(show);
  const isAhead = showStart(show) > useNow();
  const isLikely = useMayWatch(show);
  const { player, onWatchStart } = useWatchHere({ show: show.id, isLikely, onWatchStart: told });
  return (
    <>
      {isLikely && <WatchLink show={show} onWatchStart={onWatchStart} />}
      {isAhead && (
        <a className="panggung-button" data-variant="text" data-block href={href}>
          <Icon shape={calendarShape} size={16} />
          {words.add_calendar}
        </a>
      )}
      {player}
    </>
  );
}
