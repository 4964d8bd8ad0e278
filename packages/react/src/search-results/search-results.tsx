import { fill, searchMessages, searchText } from '@panggung/core';
import { useState } from 'react';
import { CardGrid, CardGridPlace } from '../ui/card-grid.js';
import { later } from '../ui/later.js';
import { Pagination } from '../ui/pagination.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { Records } from '../ui/records.js';
import { ShowTilePlace } from '../ui/show-tile-place.js';
import { Loading } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { NothingAsked, NothingFound, PastEnd, SearchFailed } from './search-notices.js';
import type { SearchTileProps } from './search-tile.js';
import { useSearchResults, wholePage } from './use-search-results.js';

const TilePlace = () => <ShowTilePlace layout="portrait" />;
const SearchTile = later<SearchTileProps>(
  async () => (await import('./search-tile.js')).SearchTile,
  TilePlace,
);

export interface SearchResultsProps extends PanggungSettings {
  /** What is searched for. */
  q?: string | undefined;
  /**
   * The page shown, from 1; given, the host turns the pages.
   * @default 1, and the results turn them themselves
   */
  page?: number | undefined;
  /** Another page is wanted; prevent it to keep this one. */
  onPageChange?: WidgetListener<'page-change'> | undefined;
  /** A card was chosen; prevent it to keep the browser here. */
  onShowSelect?: WidgetListener<'show-select'> | undefined;
}

/**
 * The shows a search found, eight a page.
 * @example <SearchResults q="malam" />
 */
export function SearchResults(props: SearchResultsProps) {
  return (
    <Widget {...props} name="search-results">
      {searchText(props.q) === '' ? <Unasked /> : <Results {...props} />}
    </Widget>
  );
}

function Unasked() {
  useWidgetState('unasked');
  return <NothingAsked />;
}

/** The page in sight: the host's when it says so. Another search begins at the first. */
function usePage({ q, page, onPageChange }: SearchResultsProps): [number, (page: number) => void] {
  const [own, setOwn] = useState({ q, page: 1 });
  const turn = (next: number) => {
    if (emit(onPageChange, { page: next })) setOwn({ q, page: next });
  };
  return [wholePage(page ?? (own.q === q ? own.page : 1)), turn];
}

function Results(props: SearchResultsProps) {
  const { q = '', onShowSelect } = props;
  const words = useWords(searchMessages);
  const [page, turn] = usePage(props);
  const { state, shows, totalPage, isBusy, retry } = useSearchResults(q, page);
  useWidgetState(state);
  const isPaged = state === 'ready' || state === 'failed';
  const report = { text: searchText(q), page, pages: totalPage };
  return (
    <section className="panggung-search-results__body" aria-label={words.results}>
      <p className="panggung-hidden" role="status">
        {state === 'ready' && !isBusy && fill(words.found, report)}
        {state === 'empty' && words.none}
      </p>
      {state === 'loading' && <Waiting />}
      {state === 'empty' && <NothingFound />}
      {state === 'past_end' && <PastEnd page={page} onFirst={() => turn(1)} />}
      {state === 'failed' && (
        <div className="panggung-search-results__failed" data-small={shows.length > 0 || undefined}>
          <SearchFailed onRetry={retry} />
        </div>
      )}
      {shows.length > 0 && (
        <CardGrid isBusy={isBusy}>
          <Records of={shows}>
            {(show) => (
              <li>
                <SearchTile show={show} onShowSelect={onShowSelect} />
              </li>
            )}
          </Records>
        </CardGrid>
      )}
      {isPaged && <Pagination page={page} totalPage={totalPage} onPageChange={turn} />}
    </section>
  );
}

function Waiting() {
  return (
    <Loading>
      <CardGridPlace />
      <div className="panggung-search-results__pages" />
    </Loading>
  );
}
