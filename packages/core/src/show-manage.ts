import { SHOW_PAGE_SIZE } from './constants.js';
import type { ShowListQuery } from './contract/show.js';
import type { Id } from './id.js';

/** The lists of a host's shows, in the order of their tabs. M-01. */
export const manageTabs = ['UPCOMING', 'ENDED', 'WAITING_ROOM', 'RADIOFEST', 'MUSIC_VIDEO'] as const;
export type ManageTab = (typeof manageTabs)[number];

/** What is upcoming is nothing of all this: also a show on air, which must stay in reach. AMB-149. */
const others = manageTabs.filter((tab) => tab !== 'UPCOMING').join(',');
/** What comes next is first. */
const upcoming = { exclude_video_status: others, order_by: 'start_date,start_time', order: 'asc' } as const;

/** Where a host stands among their shows. */
export interface ManagePlace {
  tab: ManageTab;
  /** From 1. */
  page: number;
}

/**
 * What is asked for on a page of a tab. M-02 to M-04.
 * @example manageQuery({ tab: 'ENDED', page: 1 }, person.user_id)
 */
export function manageQuery({ tab, page }: ManagePlace, user_id: Id) {
  return {
    page,
    per_page: SHOW_PAGE_SIZE,
    user_id,
    ...(tab === 'UPCOMING' ? upcoming : { video_status: tab }),
  } satisfies ShowListQuery;
}
