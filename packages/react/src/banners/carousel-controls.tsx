import { bannerMessages } from '@panggung/core';
import { IconButton } from '../ui/button.js';
import { Icon, nextShape, previousShape } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
import { pauseShape, playShape } from './banner-icon.js';
import { isMotionReduced } from './motion.js';
import type { Rotation } from './use-rotation.js';

export interface CarouselControlsProps {
  count: number;
  current: number;
  rotation: Rotation;
  onLeaf: (slide: number) => void;
}

/** Stops and starts the change of slides, and leafs through them. */
export function CarouselControls({ count, current, rotation, onLeaf }: CarouselControlsProps) {
  const words = useWords(bannerMessages);
  const isOff = rotation.state === 'off';
  return (
    <div className="panggung-banners__controls">
      <span className="panggung-banners__pips" aria-hidden="true">
        {[...Array(count).keys()].map((place) => (
          <i key={place} data-current={place === current || undefined} />
        ))}
      </span>
      {!isMotionReduced() && (
        <IconButton label={isOff ? words.play : words.pause} onClick={isOff ? rotation.start : rotation.stop}>
          <Icon shape={isOff ? playShape : pauseShape} />
        </IconButton>
      )}
      <IconButton label={words.previous} onClick={() => onLeaf(current - 1)}>
        <Icon shape={previousShape} />
      </IconButton>
      <IconButton label={words.next} onClick={() => onLeaf(current + 1)}>
        <Icon shape={nextShape} />
      </IconButton>
    </div>
  );
}
