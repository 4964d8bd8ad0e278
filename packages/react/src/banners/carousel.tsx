import { type Banner, bannerMessages } from '@panggung/core';
import { useRef, useState } from 'react';
import { later } from '../ui/later.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { CarouselCaptions } from './carousel-captions.js';
import { CarouselTrack } from './carousel-track.js';
import { useBannerLink } from './use-banner-link.js';
import { useFirstPicture } from './use-first-picture.js';
import { useSlides } from './use-slides.js';

// Not missed before the first picture is there.
const Stage = later(async () => (await import('./carousel-stage.js')).CarouselStage);

export interface CarouselProps {
  /** At least one. */
  banners: Banner[];
  /** It takes the room that was kept for any, to the pixel. */
  isKept: boolean;
  onBannerSelect: WidgetListener<'banner-select'> | undefined;
}

/** Banners one after the other, by the pattern https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. */
export function Carousel({ banners, isKept, onBannerSelect }: CarouselProps) {
  const words = useWords(bannerMessages);
  const linkOf = useBannerLink(onBannerSelect);
  const slides = useSlides(banners.length);
  const picture = useFirstPicture(banners[0]);
  const place = useRef<HTMLElement>(null);
  const [isTold, setTold] = useState(false);
  return (
    <section
      className="panggung-banners__carousel"
      ref={place}
      data-alone={(!isKept && banners.length === 1) || undefined}
      data-kept={isKept || undefined}
      aria-roledescription={words.carousel}
      aria-label={words.banners}
    >
      <CarouselTrack banners={banners} slides={slides} linkOf={linkOf} picture={picture} />
      <div className="panggung-banners__foot">
        <Stage
          place={place}
          count={banners.length}
          slides={slides}
          loaded={picture.loaded}
          onRest={setTold}
        />
        <CarouselCaptions banners={banners} current={slides.current} linkOf={linkOf} isTold={isTold} />
      </div>
    </section>
  );
}
