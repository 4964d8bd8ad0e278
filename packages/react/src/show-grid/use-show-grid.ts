import type { Loadable, ShowPage } from '@panggung/client';
import { type Id, SHOW_PAGE_SIZE, type Show, type ShowListQuery } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

export interface ShowGridFilter {
  creator?: Id | undefined;
  category?: Id | undefined;
  status?: string | undefined;
  limit?: number | undefined;
}

/** Ids are numbers; anything else names a category. */
function categoryQuery(category: Id | undefined): ShowListQuery {
  if (category === undefined || category === '') return {};
  return /^\d+$/.test(String(category))
    ? { room_category_id: category }
    : { category_name: String(category) };
}

/** What the grid asks the API for. E-06. */
export function showListQuery(filter: ShowGridFilter, page: number): ShowListQuery {
  const { creator, category, status, limit } = filter;
  return {
    page,
    per_page: limit ?? SHOW_PAGE_SIZE,
    order_by: 'start_date,start_time,creator_name',
    order: 'desc',
    ...(status ? { video_status: status } : {}),
    ...(creator === undefined || creator === '' ? {} : { user_id: creator }),
    ...categoryQuery(category),
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
