import { getManagedShows, type ManagedShows, type ShowPage } from '@panggung/client';
import type { Id, ManagePlace, Show } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { type PagedListState, usePagedList } from '../ui/studio/use-paged-list.js';
import { useStore } from '../ui/use-store.js';

export interface ManagePagesView {
  state: PagedListState;
  shows: readonly Show[];
  totalPage: number;
  /** Cards stand that belong to another page or may be old. */
  isBusy: boolean;
  managed: ManagedShows;
  retry: () => void;
}

const isBlank = ({ shows }: ShowPage) => shows.length === 0;

/** A page of a host's shows. M-02 to M-04, M-16. */
export function useManagePages(
  userId: Id,
  place: ManagePlace,
  onPageChange: (page: number) => void,
): ManagePagesView {
  const managed = getManagedShows(usePanggung(), userId);
  useStore(managed.$turn);
  const list = useStore(managed.page(place));
  const { state, page, isBusy } = usePagedList({ list, number: place.page, isBlank, onPageChange });
  return {
    state,
    shows: page?.shows ?? [],
    totalPage: page?.totalPage ?? 1,
    isBusy,
    managed,
    retry: () => void managed.reload(place),
  };
}
