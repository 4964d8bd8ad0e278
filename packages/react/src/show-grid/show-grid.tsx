import type { Id } from '@panggung/core';
import { useEffect, useMemo } from 'react';
import { later } from '../ui/later.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { GridPlace } from './grid-place.js';
import { filterOf, pageOf, showListQuery } from './show-list-query.js';

export interface ShowGridProps extends PanggungSettings {
  /** Only shows of this creator, by id. */
  creator?: Id | undefined;
  /** Shows of this category, by id or by name: what the filter begins with. */
  category?: Id | undefined;
  /**
   * Shows of these statuses: one of `WAITING`, `LIVE`, `ENDED`, ..., or several with commas. What the filter begins with.
   * E-07.
   */
  status?: string | undefined;
  /**
   * How many shows; no leafing and no filter then.
   * @default 8 a page
   */
  limit?: number | undefined;
  /**
   * No filter above the cards.
   * @default false
   */
  noFilter?: boolean | undefined;
  /**
   * The page shown, from 1; given, the host turns the pages.
   * @default 1, and the grid turns them itself
   */
  page?: number | undefined;
  /** A title above the cards. */
  heading?: string | undefined;
  /**
   * How deep the title stands in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | undefined;
  /** Another page is wanted; prevent it to keep the page. */
  onPageChange?: WidgetListener<'page-change'> | undefined;
  /** A filter was applied; prevent it to apply it by other props. */
  onFilterChange?: WidgetListener<'filter-change'> | undefined;
  /** A card was chosen; prevent it to keep the browser here. */
  onShowSelect?: WidgetListener<'show-select'> | undefined;
}

/**
 * Shows as a grid of cards, eight a page.
 * @example <ShowGrid status="WAITING" limit={4} />
 */
export function ShowGrid(props: ShowGridProps) {
  return (
    <Widget {...props} name="show-grid">
      <Grid {...props} />
    </Widget>
  );
}

/** Asks for the shows while the code that draws them is on its way. */
function Grid(props: ShowGridProps) {
  const { shows } = usePanggung();
  const { creator, limit, status, category, page } = props;
  const query = useMemo(
    () => showListQuery({ creator, limit }, filterOf({ status, category }), pageOf({ page })),
    [creator, limit, status, category, page],
  );
  useEffect(() => shows.list(query).listen(() => {}), [shows, query]);
  return <GridBody {...props} />;
}

const GridBody = later(async () => (await import('./grid-body.js')).GridBody, GridPlace);
