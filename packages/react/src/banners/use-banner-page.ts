import { type BannerPage, getBanners, type Loadable } from '@panggung/client';
import type { Banner, BannerListQuery } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** What a list of banners shows, as one named state. */
export type BannerPageState = 'loading' | 'ready' | 'empty' | 'failed';

export interface BannerPageView {
  state: BannerPageState;
  banners: Banner[];
  /** From the last answer; 1 before the first. */
  totalPage: number;
  /** Cards stand that belong to another page. */
  isBusy: boolean;
  retry: () => void;
}

function stateOf(list: Loadable<BannerPage>, known: BannerPage | null): BannerPageState {
  if (list.status === 'failed') return 'failed';
  if (!known) return 'loading';
  return known.banners.length === 0 ? 'empty' : 'ready';
}

/** The banners of a page; while the next ones are on their way, or do not come, the last ones stay. Q-16. */
export function useBannerPage(query: BannerListQuery): BannerPageView {
  const banners = getBanners(usePanggung());
  const list = useStore(banners.list(query));
  const last = useRef<BannerPage | null>(null);
  const known = ('value' in list && list.value) || last.current;
  useEffect(() => {
    last.current = known;
  }, [known]);
  return {
    state: stateOf(list, known),
    banners: known?.banners ?? [],
    totalPage: known?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    retry: () => void banners.reloadList(query),
  };
}
