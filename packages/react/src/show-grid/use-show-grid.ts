import type { Loadable, ShowPage } from '@panggung/client';
import { SHOW_PAGE_SIZE, type Show, type ShowListQuery } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { type ShowFilter, showFilterQuery } from '../ui/show-filter.js';
import { useStore } from '../ui/use-store.js';

export interface ShowGridFilter extends ShowFilter {
  limit?: number | undefined;
}

/** What the grid asks the API for. E-06. */
export function showListQuery(filter: ShowGridFilter, page: number): ShowListQuery {
  return {
    page,
    per_page: filter.limit ?? SHOW_PAGE_SIZE,
    order_by: 'start_date,start_time,creator_name',
    order: 'desc',
    ...showFilterQuery(filter),
  };
}

/** What a grid shows, as one named state. */
export type ShowGridState = 'loading' | 'ready' | 'empty' | 'failed';

export interface ShowGridView {
  state: ShowGridState;
  shows: Show[];
  /** From the last answer; 1 before the first. */
  totalPage: number;
  /** Cards stand that belong to another page or may be old. */
  isBusy: boolean;
  retry: () => void;
}

function stateOf(list: Loadable<ShowPage>, known: ShowPage | null): ShowGridState {
  if (list.status === 'failed') return 'failed';
  if (!known) return 'loading';
  return known.shows.length === 0 ? 'empty' : 'ready';
}

/** The shows of a page; while the next ones are on their way, or do not come, the last ones stay. */
export function useShowGrid(filter: ShowGridFilter, page: number): ShowGridView {
  const { shows } = usePanggung();
  const query = showListQuery(filter, page);
  const list = useStore(shows.list(query));
  const last = useRef<ShowPage | null>(null);
  const known = ('value' in list && list.value) || last.current;
  useEffect(() => {
    last.current = known;
  }, [known]);
  return {
    state: stateOf(list, known),
    shows: known?.shows ?? [],
    totalPage: known?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    retry: () => shows.reloadList(query),
  };
}
