import { type Show, showFilterMessages } from '@panggung/core';
import { CardGrid } from '../ui/card-grid.js';
import { later } from '../ui/later.js';
import { ShowFailed, ShowsEmpty } from '../ui/notices.js';
import { Pagination } from '../ui/pagination.js';
import { Records } from '../ui/records.js';
import { ShowTile } from '../ui/show-tile.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { FilterButton } from './filter-button.js';
import { GridHead, hasFilter } from './grid-head.js';
import { CardsPlace } from './grid-place.js';
import type { ShowGridProps } from './show-grid.js';
import { useGridPlace } from './use-grid-place.js';
import { useShowGrid } from './use-show-grid.js';

const NoneMatch = later(async () => (await import('./grid-notice.js')).NoneMatch);
const PastEnd = later(async () => (await import('./grid-notice.js')).PastEnd);

/** The shows of a page, the way to other pages, and the way to other shows. */
export function GridBody(props: ShowGridProps) {
  const { limit } = props;
  const { filter, page, turn, apply } = useGridPlace(props);
  const { state, shows, totalPage, isBusy, retry } = useShowGrid(props, filter, page);
  useWidgetState(state);
  const mayFilter = hasFilter(props);
  const isFiltered = mayFilter && Object.keys(filter).length > 0;
  return (
    <>
      {!props.heading && <Unnamed />}
      <GridHead {...props}>{mayFilter && <FilterButton filter={filter} onApply={apply} />}</GridHead>
      {state === 'loading' && <CardsPlace limit={limit} />}
      {state === 'empty' && (isFiltered ? <NoneMatch onClear={() => apply({})} /> : <ShowsEmpty />)}
      {state === 'past_end' && <PastEnd page={page} onFirst={() => turn(1)} />}
      {state === 'failed' && (
        <div className="panggung-show-grid__failed" data-small={shows.length > 0 || undefined}>
          <ShowFailed what="failed" onRetry={retry} />
        </div>
      )}
      {shows.length > 0 && <Cards {...props} shows={shows} isBusy={isBusy} />}
      {limit === undefined && state !== 'past_end' && (
        <Pagination page={page} totalPage={totalPage} onPageChange={turn} />
      )}
    </>
  );
}

/** What readers are told where the host says it in words of its own; and where the focus goes. */
function Unnamed() {
  const words = useWords(showFilterMessages);
  return <h2 className="panggung-hidden">{words.shows}</h2>;
}

type CardsProps = Pick<ShowGridProps, 'heading' | 'headingLevel' | 'onShowSelect'> & {
  shows: Show[];
  isBusy: boolean;
};

function Cards({ shows, isBusy, heading, headingLevel, onShowSelect }: CardsProps) {
  const level = heading && headingLevel === 1 ? 2 : 3;
  return (
    <CardGrid isBusy={isBusy}>
      <Records of={shows}>
        {(show) => (
          <li>
            <ShowTile show={show} layout="portrait" level={level} onShowSelect={onShowSelect} />
          </li>
        )}
      </Records>
    </CardGrid>
  );
}
