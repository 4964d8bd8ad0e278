import type { ApiError, Loadable } from '@panggung/client';
import { useEffect } from 'react';
import { useLastPage } from '../use-last-page.js';

/** What a list shows, as one named state. */
export type PagedListState = 'loading' | 'ready' | 'empty' | 'failed';

export interface PagedListOptions<Page> {
  list: Loadable<Page>;
  /** The page that was asked for, from 1. */
  number: number;
  isBlank: (page: Page) => boolean;
  onPageChange: (page: number) => void;
}

export interface PagedList<Page> {
  state: PagedListState;
  /** What is shown; null where there is nothing to show. */
  page: Page | null;
  /** What is shown belongs to another page or may be old. */
  isBusy: boolean;
  /** Why nothing is shown. */
  error: ApiError | null;
}

/** A page of what a host has made; a refusal clears the list, a network that is away does not. M-02 to M-04, M-16. */
export function usePagedList<Page>({
  list,
  number,
  isBlank,
  onPageChange,
}: PagedListOptions<Page>): PagedList<Page> {
  const page = useLastPage(list, { isBlank, clearsOnRefusal: true });
  const state = page ? (isBlank(page) ? 'empty' : 'ready') : list.status === 'failed' ? 'failed' : 'loading';
  const isPastEnd = number > 1 && state === 'empty';
  // The last of a page was deleted, or an address is old: the first page says whether there is anything at all.
  useEffect(() => {
    if (isPastEnd) onPageChange(1);
  });
  return {
    state: isPastEnd ? 'loading' : state,
    page,
    isBusy: list.status === 'loading',
    error: state === 'failed' && 'error' in list ? list.error : null,
  };
}
