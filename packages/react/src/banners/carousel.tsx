import { type Banner, bannerMessages } from '@panggung/core';
import { type KeyboardEvent, useCallback } from 'react';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { CarouselCaptions } from './carousel-captions.js';
import { CarouselControls } from './carousel-controls.js';
import { CarouselLight } from './carousel-light.js';
import { CarouselTrack } from './carousel-track.js';
import { useBannerLink } from './use-banner-link.js';
import { useFirstPicture } from './use-first-picture.js';
import { useRotation } from './use-rotation.js';
import { useSlides } from './use-slides.js';

export interface CarouselProps {
  /** At least one. */
  banners: Banner[];
  onBannerSelect: WidgetListener<'banner-select'> | undefined;
}

/** Banners one after the other, by the pattern https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. */
export function Carousel({ banners, onBannerSelect }: CarouselProps) {
  const words = useWords(bannerMessages);
  const linkOf = useBannerLink(onBannerSelect);
  const slides = useSlides(banners.length);
  const { current, go } = slides;
  const rotation = useRotation(
    useCallback(() => go(current + 1), [go, current]),
    current,
  );
  const picture = useFirstPicture(banners[0]);
  const leaf = (slide: number) => {
    rotation.stop();
    go(slide);
  };
  const steps: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: banners.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const slide = steps[event.key];
    if (slide === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    leaf(slide);
  };
  const isAlone = banners.length === 1;
  return (
    <section
      className="panggung-banners__carousel"
      data-alone={isAlone || undefined}
      aria-roledescription={words.carousel}
      aria-label={words.banners}
      onKeyDown={isAlone ? undefined : onKeyDown}
      {...(isAlone ? {} : rotation.holders)}
    >
      <CarouselLight track={slides.track} current={current} loaded={picture.loaded} />
      <CarouselTrack banners={banners} slides={slides} linkOf={linkOf} picture={picture} />
      <div className="panggung-banners__foot">
        {!isAlone && (
          <CarouselControls count={banners.length} current={current} rotation={rotation} onLeaf={leaf} />
        )}
        <CarouselCaptions
          banners={banners}
          current={current}
          linkOf={linkOf}
          isTold={rotation.state !== 'on'}
        />
      </div>
    </section>
  );
}
