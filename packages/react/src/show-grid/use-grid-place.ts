import { useState } from 'react';
import { emit } from '../ui/widget-event.js';
import type { ShowGridProps } from './show-grid.js';
import { filterOf, type GridFilter, pageOf } from './show-list-query.js';

export interface GridPlaceView {
  filter: GridFilter;
  /** From 1. */
  page: number;
  turn: (page: number) => void;
  apply: (filter: GridFilter) => void;
}

const detailOf = ({ video_status, room_category_id }: GridFilter) => ({
  video_status: video_status ?? null,
  room_category_id: room_category_id ?? null,
});

/** Where in the list a grid stands: as the host says, until somebody filters or leafs; anew when the host says otherwise. */
export function useGridPlace(props: ShowGridProps): GridPlaceView {
  const { creator, category, status, limit, onPageChange, onFilterChange } = props;
  const subject = [creator, category, status, limit].join();
  const told = { subject, page: 1, filter: filterOf(props) };
  const [own, setOwn] = useState(told);
  const { filter, page } = own.subject === subject ? own : told;
  const shown = props.page === undefined ? page : pageOf(props);
  return {
    filter,
    page: shown,
    turn(next) {
      if (emit(onPageChange, { page: next })) setOwn({ subject, page: next, filter });
    },
    apply(next) {
      if (!emit(onFilterChange, detailOf(next))) return;
      if (shown !== 1) emit(onPageChange, { page: 1 });
      setOwn({ subject, page: 1, filter: next });
    },
  };
}
