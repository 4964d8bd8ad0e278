import { BannersEmpty, BannersFailed } from './banner-notice.js';

export interface CarouselOutcomeProps {
  state: 'empty' | 'failed';
  onRetry: () => void;
}

/** Why there is no carousel to see. */
export function CarouselOutcome({ state, onRetry }: CarouselOutcomeProps) {
  return state === 'empty' ? <BannersEmpty /> : <BannersFailed onRetry={onRetry} />;
}
