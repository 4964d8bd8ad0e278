import { type Id, SHOW_PAGE_SIZE } from '@panggung/core';
import { useState } from 'react';
import { ShowFailed, ShowsEmpty } from '../ui/notices.js';
import { Pagination } from '../ui/pagination.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { Records } from '../ui/records.js';
import { ShowTile } from '../ui/show-tile.js';
import { ShowTilePlace } from '../ui/show-tile-place.js';
import { Loading } from '../ui/skeleton.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { useShowGrid } from './use-show-grid.js';

export interface ShowGridProps extends PanggungSettings {
  /** Only shows of this creator, by id. */
  creator?: Id | undefined;
  /** Only shows of this category, by id or by name. */
  category?: Id | undefined;
  /** Only shows of these statuses: one of `WAITING`, `LIVE`, `ENDED`, ..., or several with commas. E-07. */
  status?: string | undefined;
  /**
   * How many shows; no leafing then.
   * @default 8 a page
   */
  limit?: number | undefined;
  /**
   * The page shown, from 1; given, the host turns the pages.
   * @default 1, and the grid turns them itself
   */
  page?: number | undefined;
  /** Another page is wanted. */
  onPageChange?: ((page: number) => void) | undefined;
  /** A title above the cards. */
  heading?: string | undefined;
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

/** The page in sight: the host's when it says so. A changed filter begins at the first. */
function usePage({ page, onPageChange, ...filter }: ShowGridProps): [number, (page: number) => void] {
  const subject = [filter.creator, filter.category, filter.status, filter.limit].join();
  const [own, setOwn] = useState({ subject, page: 1 });
  const turn = (next: number) => {
    setOwn({ subject, page: next });
    onPageChange?.(next);
  };
  return [page ?? (own.subject === subject ? own.page : 1), turn];
}

function Grid(props: ShowGridProps) {
  const { limit, heading, onShowSelect } = props;
  const [page, turn] = usePage(props);
  const { state, shows, totalPage, isBusy, retry } = useShowGrid(props, page);
  useWidgetState(state);
  return (
    <>
      {heading && <h2 className="panggung-show-grid__heading">{heading}</h2>}
      {state === 'loading' && <Waiting count={limit ?? SHOW_PAGE_SIZE} isPaged={limit === undefined} />}
      {state === 'empty' && <ShowsEmpty />}
      {state === 'failed' && (
        <div className="panggung-show-grid__failed" data-small={shows.length > 0 || undefined}>
          <ShowFailed what="failed" onRetry={retry} />
        </div>
      )}
      {shows.length > 0 && (
        <ul className="panggung-show-grid__cards" aria-busy={isBusy || undefined}>
          <Records of={shows}>
            {(show) => (
              <li>
                <ShowTile show={show} layout="portrait" level={heading ? 3 : 2} onShowSelect={onShowSelect} />
              </li>
            )}
          </Records>
        </ul>
      )}
      {limit === undefined && <Pagination page={page} totalPage={totalPage} onPageChange={turn} />}
    </>
  );
}

function Waiting({ count, isPaged }: { count: number; isPaged: boolean }) {
  const places = [...Array(count).keys()];
  return (
    <Loading>
      <div className="panggung-show-grid__cards">
        {places.map((place) => (
          <ShowTilePlace key={place} layout="portrait" />
        ))}
      </div>
      {isPaged && <div className="panggung-show-grid__pages" />}
    </Loading>
  );
}
