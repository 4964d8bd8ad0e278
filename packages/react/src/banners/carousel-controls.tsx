import { bannerViewMessages } from '@panggung/core';
import { type RefObject, useCallback, useEffect } from 'react';
import { IconButton } from '../ui/button.js';
import { Icon, nextShape, previousShape } from '../ui/icon.js';
import { mayMove } from '../ui/motion.js';
import { useWords } from '../ui/use-words.js';
import { pauseShape, playShape } from './banner-icon.js';
import { useArrowKeys } from './use-arrow-keys.js';
import { useFocusAlong } from './use-focus-along.js';
import { useRotation } from './use-rotation.js';
import type { Slides } from './use-slides.js';

export interface CarouselControlsProps {
  /** The whole carousel. */
  place: RefObject<HTMLElement | null>;
  count: number;
  slides: Slides;
  /** Told whether slides stay until a person changes them. */
  onRest: (isResting: boolean) => void;
}

/** Changes the slides by themselves, stops and starts that, and leafs through them. */
export function CarouselControls({ place, count, slides, onRest }: CarouselControlsProps) {
  const words = useWords(bannerViewMessages);
  const { current, go } = slides;
  const { state, start, stop } = useRotation(
    place,
    useCallback(() => go(current + 1), [go, current]),
  );
  useEffect(() => onRest(state !== 'on'), [onRest, state]);
  const leaf = useCallback(
    (slide: number) => {
      stop();
      go(slide);
    },
    [stop, go],
  );
  useArrowKeys(place, { current, count, leaf });
  useFocusAlong(place, current);
  const isOff = state === 'off';
  return (
    <div className="panggung-banners__controls" data-rotation={state}>
      <span className="panggung-banners__pips" aria-hidden="true">
        {[...Array(count).keys()].map((slide) => (
          <i key={slide} data-current={slide === current || undefined} />
        ))}
      </span>
      {mayMove() && (
        <IconButton label={isOff ? words.play : words.pause} onClick={isOff ? start : stop}>
          <Icon shape={isOff ? playShape : pauseShape} />
        </IconButton>
      )}
      <IconButton label={words.previous} onClick={() => leaf(current - 1)}>
        <Icon shape={previousShape} />
      </IconButton>
      <IconButton label={words.next} onClick={() => leaf(current + 1)}>
        <Icon shape={nextShape} />
      </IconButton>
    </div>
  );
}
