import { SHOW_PAGE_SIZE, type ShowListQuery, videoStatuses } from '@panggung/core';
import { showFilterQuery } from '../ui/show-filter.js';
import type { ShowGridProps } from './show-grid.js';

/** What of the shows is wanted, as the API is asked; whoever looks may choose otherwise. */
export type GridFilter = Pick<ShowListQuery, 'video_status' | 'room_category_id' | 'category_name'>;

/** Those that are one: an old or a mistyped address may name others, which nobody could take back in the filter. */
function knownStatuses(status = ''): string {
  const known: readonly string[] = videoStatuses;
  return status
    .split(',')
    .filter((word) => known.includes(word))
    .join();
}

/** What the host says is wanted. */
export function filterOf({ status, category }: Pick<ShowGridProps, 'status' | 'category'>): GridFilter {
  return showFilterQuery({ status: knownStatuses(status), category });
}

/** The page a host says; the first for anything that is none. */
export function pageOf({ page = 1 }: Pick<ShowGridProps, 'page'>): number {
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** What the grid asks the API for. E-06. */
export function showListQuery(
  { creator, limit }: Pick<ShowGridProps, 'creator' | 'limit'>,
  filter: GridFilter,
  page: number,
): ShowListQuery {
  return {
    page,
    per_page: limit ?? SHOW_PAGE_SIZE,
    order_by: 'start_date,start_time,creator_name',
    order: 'desc',
    ...showFilterQuery({ creator }),
    ...filter,
  };
}
