import { type Banner, bannerMessages, fill, trimmedDescription } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import { BannerName } from './banner-name.js';
import type { BannerLink } from './use-banner-link.js';

export interface CarouselCaptionsProps {
  banners: Banner[];
  current: number;
  linkOf: (banner: Banner) => BannerLink | null;
  /** Whether a change is announced: not while slides change by themselves. */
  isTold: boolean;
}

/** What each picture is about, one over the other in the room of the tallest: none moves the page when it comes. */
export function CarouselCaptions({ banners, current, linkOf, isTold }: CarouselCaptionsProps) {
  const words = useWords(bannerMessages);
  return (
    <div className="panggung-banners__captions" aria-live={isTold ? 'polite' : 'off'}>
      {banners.map((banner, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields.
        <div
          className="panggung-banners__caption"
          key={banner.id}
          role="group"
          aria-roledescription={words.slide}
          aria-label={fill(words.place, { place: place + 1, count: banners.length })}
          data-current={place === current || undefined}
        >
          <h2 part="name">
            <BannerName banner={banner} link={linkOf(banner)} />
          </h2>
          <p>{trimmedDescription(banner.description)}</p>
        </div>
      ))}
    </div>
  );
}
