import type { Loadable, ShowPage } from '@panggung/client';
import { SHOW_PAGE_SIZE, type Show, type ShowListQuery, searchText } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useLastPage } from '../ui/use-last-page.js';
import { useStore } from '../ui/use-store.js';

/** What the results show, as one named state. */
export type SearchResultsState = 'loading' | 'ready' | 'empty' | 'past_end' | 'failed';

export interface SearchResultsView {
  state: SearchResultsState;
  shows: readonly Show[];
  /** From the last answer; 1 before the first. */
  totalPage: number;
  /** Cards stand that belong to another page or may be old. */
  isBusy: boolean;
  retry: () => void;
}

/** What is asked of the API. D-03, AMB-072. */
function searchQuery(q: string, page: number): ShowListQuery {
  return { q, page, per_page: SHOW_PAGE_SIZE };
}

/** A page that can be asked for, whatever an address says. */
export function wholePage(page: number | undefined): number {
  return Math.min(Math.max(1, Math.trunc(Number(page)) || 1), Number.MAX_SAFE_INTEGER);
}

const isBlank = ({ shows }: ShowPage) => shows.length === 0;

function stateOf(list: Loadable<ShowPage>, page: ShowPage | null): SearchResultsState {
  if (list.status === 'failed') return list.error.status === 404 ? 'empty' : 'failed';
  if (!page) return 'loading';
  if (!isBlank(page)) return 'ready';
  return page.totalPage > 0 ? 'past_end' : 'empty';
}

/** The shows a search found; another search begins anew. D-03, D-04. */
export function useSearchResults(asked: string, wanted: number): SearchResultsView {
  const { shows } = usePanggung();
  const q = searchText(asked);
  const query = searchQuery(q, wanted);
  const list = useStore(shows.list(query));
  const page = useLastPage(list, { key: q, isBlank, clearsOnRefusal: true });
  return {
    state: stateOf(list, page),
    shows: page?.shows ?? [],
    totalPage: page?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    retry: () => void shows.reloadList(query),
  };
}
