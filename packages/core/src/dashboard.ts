import { NEW_SHOW_COUNT } from './constants.js';
import type { ShowListQuery } from './contract/show.js';

/** How a rail draws its shows: tall, wide, or tall with their place in the list beside them. */
export const railLayouts = ['portrait', 'landscape', 'ranked'] as const;
export type RailLayout = (typeof railLayouts)[number];

/** One of the dashboard's lists. */
export interface DashboardSection {
  /** What the API is asked for. */
  query: ShowListQuery;
  layout: RailLayout;
  /** Its shows are the most watched ones. C-10. */
  isPopular?: true;
  /** Where the site lists the same shows, all of them. */
  seeAll?: `/${string}`;
}

/** Every show of a kind. C-14. */
const every = { page: 1, per_page: -1 } as const;
const order_by = 'start_date,start_time,creator_name';
/** What is to come: the nearest first. C-15. */
const nearest = { ...every, order_by, order: 'asc' } as const;
/** What has been, and what is new: the latest first. C-16. */
const latest = { ...every, order_by, order: 'desc' } as const;

const ofStatus = (video_status: string) => `/video?videoStatus=${video_status}` as const;

/**
 * The lists of the dashboard, in its order. C-01, AMB-057 to AMB-062.
 * @example dashboardSections.upcoming.query.video_status // 'WAITING'
 */
export const dashboardSections = {
  special_event: {
    query: { ...nearest, video_status: 'LIVE', category_name: 'Event' },
    layout: 'landscape',
  },
  live: {
    query: {
      ...every,
      order_by: 'updated_at',
      order: 'asc',
      video_status: 'LIVE',
      category_name: 'NOT_EVENT',
    },
    layout: 'landscape',
    seeAll: ofStatus('LIVE'),
  },
  upcoming: {
    query: { ...nearest, video_status: 'WAITING' },
    layout: 'portrait',
    seeAll: ofStatus('WAITING'),
  },
  interviews: { query: { ...latest, category_name: 'Interview' }, layout: 'landscape' },
  radiofest: {
    query: { ...nearest, video_status: 'RADIOFEST' },
    layout: 'landscape',
    seeAll: ofStatus('RADIOFEST'),
  },
  popular: { query: every, layout: 'ranked', isPopular: true },
  all: { query: latest, layout: 'portrait', seeAll: '/show' },
  music_videos: {
    query: { ...latest, video_status: 'MUSIC_VIDEO' },
    layout: 'landscape',
    seeAll: ofStatus('MUSIC_VIDEO'),
  },
  new: { query: { ...latest, per_page: NEW_SHOW_COUNT }, layout: 'portrait' },
} as const satisfies Record<string, DashboardSection>;
export type DashboardSectionName = keyof typeof dashboardSections;

/** Their names, from the top of the dashboard. */
export const dashboardSectionNames = Object.keys(dashboardSections) as DashboardSectionName[];
