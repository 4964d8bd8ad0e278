import { useEffect, useRef, useState } from 'react';
import type { BannerPageState } from './use-banner-page.js';

/** How the first question for banners ended, for those that stand below them. */
export type BannersSettled = Exclude<BannerPageState, 'loading'>;

/** Tells once how it ended, and answers what was told; what takes too long counts as failed. C-27. */
export function useSettled(
  state: BannerPageState | 'late',
  onSettled: ((outcome: BannersSettled) => void) | undefined,
): BannersSettled | null {
  const [told, setTold] = useState<BannersSettled | null>(null);
  const listener = useRef(onSettled);
  useEffect(() => {
    listener.current = onSettled;
  });
  useEffect(() => {
    if (told !== null || state === 'loading') return;
    const outcome = state === 'late' ? 'failed' : state;
    setTold(outcome);
    listener.current?.(outcome);
  }, [state, told]);
  return told;
}
