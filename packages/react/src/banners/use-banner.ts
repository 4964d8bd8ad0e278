import { getBanners } from '@panggung/client';
import type { Banner, Id } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { type RecordState, recordState } from '../ui/record-state.js';
import { useStore } from '../ui/use-store.js';

export interface BannerView {
  state: RecordState;
  banner: Banner | null;
  reload: () => void;
}

/** One banner, and how to ask for it anew; what was shown before outlives a failure. Q-17. */
export function useBanner(id: Id): BannerView {
  const banners = getBanners(usePanggung());
  const loaded = useStore(banners.one(id));
  return {
    state: recordState(loaded),
    banner: ('value' in loaded && loaded.value) || null,
    reload: () => void banners.reload(id),
  };
}
