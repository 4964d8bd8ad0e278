import { useEffect, useRef, useState } from 'react';
import type { BannerPageState } from './use-banner-page.js';

/** How the first question for banners ended, for those that stand below them. */
export type BannersSettled = Exclude<BannerPageState, 'loading'>;

/** Whoever waits for the banners waits no longer than this, in ms. C-27. */
const PATIENCE_MS = 3000;

/** Tells once how it ended, and answers what was told; what takes too long counts as failed. */
export function useSettled(
  state: BannerPageState,
  onSettled: ((outcome: BannersSettled) => void) | undefined,
): BannersSettled | null {
  const [told, setTold] = useState<BannersSettled | null>(null);
  const listener = useRef(onSettled);
  useEffect(() => {
    listener.current = onSettled;
  });
  useEffect(() => {
    if (told !== null) return;
    const tell = (outcome: BannersSettled) => {
      setTold(outcome);
      listener.current?.(outcome);
    };
    if (state !== 'loading') return tell(state);
    const timer = setTimeout(tell, PATIENCE_MS, 'failed');
    return () => clearTimeout(timer);
  }, [state, told]);
  return told;
}
