import { type Show, showStart } from '@panggung/core';
import { useMayWatch } from '../show-detail/index.js';
import { calendarShape, Icon } from '../ui/icon.js';
import { useCalendarHref } from '../ui/use-calendar-href.js';
import { useNow } from '../ui/use-now.js';
import { useWatchHere } from '../ui/use-watch-here.js';
import { WatchLink } from '../ui/watch-link.js';
import type { WayOutListeners } from './step-props.js';

export interface NextWaysProps extends Pick<WayOutListeners, 'onWatchStart'> {
  show: Show;
  /** What leads to the calendar: said by the checkout, whose words are not this file's, which is loaded by itself. */
  calendarLabel: string;
}

/** What a ticket is good for now: the show itself, or a place for it in the calendar by a link that needs no script. */
export function NextWays({ show, calendarLabel, onWatchStart: told }: NextWaysProps) {
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
          {calendarLabel}
        </a>
      )}
      {player}
    </>
  );
}
