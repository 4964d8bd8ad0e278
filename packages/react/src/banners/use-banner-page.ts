import { type BannerPage, getBanners, type Loadable } from '@panggung/client';
import type { Banner, BannerListQuery } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useLastPage } from '../ui/use-last-page.js';
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

const isBlank = ({ banners }: BannerPage) => banners.length === 0;

function stateOf(list: Loadable<BannerPage>, known: BannerPage | null): BannerPageState {
  if (list.status === 'failed') return 'failed';
  if (!known) return 'loading';
  return isBlank(known) ? 'empty' : 'ready';
}

/** The banners of a page; while the next ones are on their way, or do not come, the last ones stay. Q-16. */
export function useBannerPage(query: BannerListQuery): BannerPageView {
  const banners = getBanners(usePanggung());
  const list = useStore(banners.list(query));
  const known = useLastPage(list, { isBlank });
  return {
    state: stateOf(list, known),
    banners: known?.banners ?? [],
    totalPage: known?.totalPage ?? 1,
    isBusy: list.status === 'loading',
    retry: () => void banners.reloadList(query),
  };
}
