import type { Loadable, ShowPage } from '@panggung/client';
import type { Show } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useLastPage } from '../ui/use-last-page.js';
import { useStore } from '../ui/use-store.js';
import type { ShowGridProps } from './show-grid.js';
import { type GridFilter, showListQuery } from './show-list-query.js';

/** What a grid shows, as one named state; `past_end` is a page behind the last one. */
export type ShowGridState = 'loading' | 'ready' | 'empty' | 'past_end' | 'failed';

export interface ShowGridView {
  state: ShowGridState;
  shows: Show[];
  /** From the last answer; 1 before the first. */
  totalPage: number;
  /** Cards stand that belong to another page or may be old. */
  isBusy: boolean;
  retry: () => void;
}

const isBlank = ({ shows }: ShowPage) => shows.length === 0;

function stateOf(list: Loadable<ShowPage>, known: ShowPage | null, page: number): ShowGridState {
  if (list.status === 'failed') return 'failed';
  if (!known) return 'loading';
  if (!isBlank(known)) return 'ready';
  return page > 1 ? 'past_end' : 'empty';
}

/** The shows of a page; while the next ones are on their way, or do not come, the last ones of the same filter stay. */
export function useShowGrid(
  props: Pick<ShowGridProps, 'creator' | 'limit'>,
  filter: GridFilter,
  page: number,
): ShowGridView {
  const { shows } = usePanggung();
  const query = showListQuery(props, filter, page);
  const list = useStore(shows.list(query));
  const known = useLastPage(list, { key: JSON.stringify({ ...query, page: 1 }), isBlank });
  return {
    state: stateOf(list, known, page),
    shows: known?.shows ?? [],
    totalPage: known?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    retry: () => shows.reloadList(query),
  };
}
