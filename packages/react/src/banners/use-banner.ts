import { getBanners, type Loadable } from '@panggung/client';
import type { Banner, Id } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** Where one banner stands on its way here. */
export type BannerState = 'loading' | 'ready' | 'missing' | 'failed';

export interface BannerView {
  state: BannerState;
  banner: Banner | null;
  reload: () => void;
}

const missingCodes: readonly string[] = ['banner_not_found', 'not_found', 'invalid_request'];

function stateOf(loaded: Loadable<Banner>): BannerState {
  if ('value' in loaded && loaded.value) return 'ready';
  if (loaded.status === 'failed') return missingCodes.includes(loaded.error.code) ? 'missing' : 'failed';
  return 'loading';
}

/** One banner, and how to ask for it anew; what was shown before outlives a failure. Q-17. */
export function useBanner(id: Id): BannerView {
  const banners = getBanners(usePanggung());
  const loaded = useStore(banners.one(id));
  return {
    state: stateOf(loaded),
    banner: ('value' in loaded && loaded.value) || null,
    reload: () => void banners.reload(id),
  };
}
