import type { DashboardSectionName, Id, RailLayout } from '@panggung/core';
import { useDeferredValue } from 'react';
import { later } from '../ui/later.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { RailPlace } from './rail-place.js';
import { useKeptPlace } from './use-kept-place.js';
import { useNearness } from './use-nearness.js';
import { useRailHead } from './use-rail-head.js';
import { useRailState } from './use-rail-state.js';
import { sectionNameOf, useShowRail } from './use-show-rail.js';
import { type RailLoading, useWanted } from './use-wanted.js';

export interface ShowRailProps extends PanggungSettings {
  /** One of the dashboard's lists, with its heading, its shows and its layout; what else is given wins. C-01. */
  section?: DashboardSectionName | undefined;
  /**
   * A title above the cards.
   * @default the section's
   */
  heading?: string | undefined;
  /** Only shows of this creator, by id. */
  creator?: Id | undefined;
  /** Only shows of this category, by id or by name. */
  category?: Id | undefined;
  /** Only shows of these statuses, with commas between. */
  status?: string | undefined;
  /**
   * How many shows.
   * @default the section's, else all
   */
  limit?: number | undefined;
  /**
   * By their start: the nearest first, or the latest.
   * @default the section's, else `asc`
   */
  order?: 'asc' | 'desc' | undefined;
  /**
   * Tall cards, wide ones, or tall ones with their rank beside them.
   * @default the section's, else `portrait`
   */
  layout?: RailLayout | undefined;
  /**
   * Where all its shows are listed, a path of the site or an address.
   * @default the section's, else none
   */
  seeAll?: string | undefined;
  /**
   * Asks for the shows at once, or as the rail comes near, at the latest when the page has nothing else to do.
   * @default 'lazy'
   */
  loading?: RailLoading | undefined;
  /** A card was chosen; prevent it to keep the browser here. */
  onShowSelect?: WidgetListener<'show-select'> | undefined;
  /** All shows of the list are wanted; prevent it to keep the browser here. */
  onListOpen?: WidgetListener<'list-open'> | undefined;
}

/**
 * Shows in a row that is scrolled along; nothing at all where there are none.
 * @example <ShowRail section="upcoming" />
 */
export function ShowRail(props: ShowRailProps) {
  return (
    <Widget {...props} name="show-rail">
      <Rail {...props} />
    </Widget>
  );
}

function Rail(props: ShowRailProps) {
  const { place, nearness } = useNearness();
  const { state, layout, shows, retry } = useShowRail(props, useWanted(nearness, props.loading));
  const head = useRailHead(props);
  const kept = useKeptPlace(props);
  const { shown, isAsked, leave } = useRailState(state, nearness);
  useWidgetState(shown);
  const isSeen = nearness === 'near';
  // In slices: several rails may come at once.
  const isReady = state === 'ready' && isSeen;
  const isBodyDue = useDeferredValue(isReady) && isReady;
  if (shown === 'empty') return null;
  if (shown === 'leaving') return <RailLeaving {...{ head, layout, isAsked }} onLeave={leave} />;
  return (
    <div ref={place}>
      {isBodyDue ? (
        <RailBody
          head={head}
          layout={layout}
          shows={shows}
          kept={kept}
          free={sectionNameOf(props) && 'Free'}
          onShowSelect={props.onShowSelect}
        />
      ) : (
        <RailPlace
          head={head}
          layout={layout}
          isWaiting={isReady || (isSeen && state === 'loading')}
          onRetry={state === 'failed' ? retry : undefined}
        />
      )}
    </div>
  );
}

const RailBody = later(async () => (await import('./rail-body.js')).RailBody, RailPlace);
const RailLeaving = later(async () => (await import('./rail-leaving.js')).RailLeaving, RailPlace);
