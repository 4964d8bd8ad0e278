import type { Banner } from '@panggung/core';
import { Cover } from '../ui/cover.js';
import type { BannerLink } from './use-banner-link.js';
import type { FirstPicture } from './use-first-picture.js';
import type { Slides } from './use-slides.js';

export interface CarouselTrackProps {
  banners: Banner[];
  slides: Slides;
  linkOf: (banner: Banner) => BannerLink | null;
  picture: FirstPicture;
}

/** The pictures, for eyes, fingers and the mouse; readers and the keyboard have their captions. */
export function CarouselTrack({ banners, slides, linkOf, picture }: CarouselTrackProps) {
  const { track, current } = slides;
  return (
    <div
      className="panggung-banners__track"
      ref={track}
      aria-hidden="true"
      tabIndex={-1}
      onLoadCapture={picture.onLoad}
      onErrorCapture={picture.onError}
    >
      {banners.map((banner, place) => (
        <div
          className="panggung-banners__slide"
          key={banner.id}
          data-current={place === current || undefined}
        >
          <SlidePicture
            banner={banner}
            link={linkOf(banner)}
            isFirst={place === 0}
            isWanted={place === 0 || picture.isOver}
          />
        </div>
      ))}
    </div>
  );
}

interface SlidePictureProps {
  banner: Banner;
  link: BannerLink | null;
  isFirst: boolean;
  isWanted: boolean;
}

function SlidePicture({ banner, link, isFirst, isWanted }: SlidePictureProps) {
  const art = isWanted ? (
    <Cover src={banner.url_image} show={banner} ratio="landscape" isFirst={isFirst} />
  ) : (
    <span className="panggung-cover" data-ratio="landscape" />
  );
  if (!link) return art;
  return (
    <a {...link} tabIndex={-1} draggable={false}>
      {art}
    </a>
  );
}
