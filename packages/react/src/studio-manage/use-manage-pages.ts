import { getManagedShows, type ManagedShows, type ShowPage } from '@panggung/client';
import type { Id, ManagePlace, Show } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useLastPage } from '../ui/use-last-page.js';
import { useStore } from '../ui/use-store.js';

/** What a tab shows, as one named state. */
export type ManageState = 'loading' | 'ready' | 'empty' | 'failed';

export interface ManagePagesView {
  state: ManageState;
  shows: readonly Show[];
  totalPage: number;
  /** Cards stand that belong to another page or may be old. */
  isBusy: boolean;
  managed: ManagedShows;
  retry: () => void;
}

const isBlank = ({ shows }: ShowPage) => shows.length === 0;

/** A page of a host's shows; a refusal clears the list, a network that is away does not. M-02 to M-04, M-16. */
export function useManagePages(
  userId: Id,
  place: ManagePlace,
  onPageChange: (page: number) => void,
): ManagePagesView {
  const managed = getManagedShows(usePanggung(), userId);
  useStore(managed.$turn);
  const list = useStore(managed.page(place));
  const known = useLastPage(list, { isBlank, clearsOnRefusal: true });
  const state = (): ManageState => {
    if (known) return isBlank(known) ? 'empty' : 'ready';
    return list.status === 'failed' ? 'failed' : 'loading';
  };
  const isPastEnd = place.page > 1 && state() === 'empty';
  // The last show of a page was deleted, or an address is old: the first page says whether there are none at all.
  useEffect(() => {
    if (isPastEnd) onPageChange(1);
  });
  return {
    state: isPastEnd ? 'loading' : state(),
    shows: known?.shows ?? [],
    totalPage: known?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    managed,
    retry: () => void managed.reload(place),
  };
}
