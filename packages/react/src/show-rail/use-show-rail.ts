import { getPopularShows, type Loadable, type ShowPage } from '@panggung/client';
import {
  type DashboardSection,
  type DashboardSectionName,
  dashboardSections,
  type RailLayout,
  railLayouts,
  type Show,
  type ShowListQuery,
  soundRecords,
} from '@panggung/core';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { showFilterQuery } from '../ui/show-filter.js';
import { useStore } from '../ui/use-store.js';
import type { ShowRailProps } from './show-rail.js';

const alone: DashboardSection = {
  query: { page: 1, per_page: -1, order_by: 'start_date,start_time,creator_name', order: 'asc' },
  layout: 'portrait',
};

/** The name of the list a rail is told to be; one that nobody knows is none. */
export function sectionNameOf({ section }: Pick<ShowRailProps, 'section'>): DashboardSectionName | undefined {
  return section && Object.hasOwn(dashboardSections, section) ? section : undefined;
}

/** The list a rail is told to be, before anything else it is told. */
export function sectionOf(props: Pick<ShowRailProps, 'section'>): DashboardSection {
  const name = sectionNameOf(props);
  return name ? dashboardSections[name] : alone;
}

/** What the rail asks the API for. C-05 to C-16. */
function railQuery(props: ShowRailProps): ShowListQuery {
  const { limit, order } = props;
  return {
    ...sectionOf(props).query,
    ...(limit && { per_page: limit }),
    ...(order && { order }),
    ...showFilterQuery(props),
  };
}

/** What a rail shows, as one named state. */
export type ShowRailState = 'loading' | 'ready' | 'empty' | 'failed';

export interface ShowRailView {
  state: ShowRailState;
  layout: RailLayout;
  shows: Show[];
  retry: () => void;
}

const $unasked = atom<Loadable<ShowPage>>({ status: 'loading' });
const none: Show[] = [];

/** No list and an empty one are told apart by nobody. AMB-073. */
function stateOf(list: Loadable<ShowPage>, shows: Show[]): ShowRailState {
  if (shows.length > 0) return 'ready';
  if (list.status === 'failed') return list.error.status === 404 ? 'empty' : 'failed';
  return list.status === 'ready' ? 'empty' : 'loading';
}

/** The shows of a rail, once it is wanted; those that were here stay when they cannot be had anew. */
export function useShowRail(props: ShowRailProps, isWanted: boolean): ShowRailView {
  const panggung = usePanggung();
  const { isPopular, layout } = sectionOf(props);
  const query = railQuery(props);
  const lists = isPopular ? getPopularShows(panggung) : panggung.shows;
  const list = useStore(isWanted ? lists.list(query) : $unasked);
  const known = 'value' in list ? list.value?.shows : undefined;
  const shows = useMemo(() => (Array.isArray(known) ? soundRecords(known) : none), [known]);
  return {
    state: stateOf(list, shows),
    layout: railLayouts.find((name) => name === props.layout) ?? layout,
    shows,
    retry: () => void lists.reloadList(query),
  };
}
