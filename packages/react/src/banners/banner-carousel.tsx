import { BANNER_CAROUSEL_SIZE, type Banner } from '@panggung/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { later } from '../ui/later.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useLate } from '../ui/use-late.js';
import { useWidgetState } from '../ui/widget.js';
import type { BannersProps } from './banners.js';
import { Carousel } from './carousel.js';
import { type BannerPageState, type BannerPageView, useBannerPage } from './use-banner-page.js';
import { type BannersSettled, useSettled } from './use-settled.js';

export type { BannersSettled };

const Outcome = later(async () => (await import('./carousel-outcome.js')).CarouselOutcome);

/** The first ten, one after the other; nothing at all where there are none. C-02. */
export function BannerCarousel({ onBannerSelect, onSettled }: BannersProps) {
  const { state, banners, retry } = useSteady(useBannerPage({ page: 1, limit: BANNER_CAROUSEL_SIZE }));
  const told = useSettled(useLate(state), onSettled);
  useWidgetState(state === 'loading' && told ? 'late' : state);
  // Others stand below already.
  const isKept = told === 'failed';
  if (state === 'ready') return <Carousel {...{ banners, isKept, onBannerSelect }} />;
  if (state === 'loading') return <Waiting isKept={isKept} />;
  // Room that others already stand below is not taken away again.
  if (state === 'empty' && (told === null || told === 'empty')) return null;
  return <Room isKept={isKept} content={<Outcome state={state} onRetry={retry} />} />;
}

/** A carousel that is seen stays, and where there was none, none comes: nothing below it may jump. */
function useSteady(page: BannerPageView): BannerPageView {
  const first = useRef<BannerPageState | null>(null);
  const last = useRef<Banner[]>([]);
  const isAnswered = page.state === 'ready' || page.state === 'empty';
  const isEmpty = first.current === 'empty' || (page.banners.length === 0 && last.current.length === 0);
  const banners = isEmpty ? [] : page.banners.length > 0 ? page.banners : last.current;
  useEffect(() => {
    if (isAnswered) first.current ??= page.state;
    last.current = banners;
  });
  if (banners.length > 0) return { ...page, banners, state: 'ready' };
  return first.current === 'empty' ? { ...page, banners, state: 'empty' } : page;
}

interface RoomProps {
  /** As tall as a carousel gets. */
  isKept: boolean;
  content: ReactNode;
}

function Room({ isKept, content }: RoomProps) {
  return (
    <div className="panggung-banners__carousel" data-kept={isKept || undefined}>
      <div className="panggung-banners__track">
        <div className="panggung-banners__slide">
          <div className="panggung-banners__room">{content}</div>
        </div>
      </div>
      <div className="panggung-banners__foot" />
    </div>
  );
}

function Waiting({ isKept }: Pick<RoomProps, 'isKept'>) {
  return (
    <Loading>
      <Room isKept={isKept} content={<Skeleton kind="cover" ratio="landscape" />} />
    </Loading>
  );
}
