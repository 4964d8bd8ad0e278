import { CarouselControls, type CarouselControlsProps } from './carousel-controls.js';
import { CarouselLight } from './carousel-light.js';

export interface CarouselStageProps extends CarouselControlsProps {
  /** How many pictures have come. */
  loaded: number;
}

/** What shines behind the pictures, and what moves them where there are several. */
export function CarouselStage({ loaded, ...own }: CarouselStageProps) {
  const { track, current } = own.slides;
  return (
    <>
      <CarouselLight track={track} current={current} loaded={loaded} />
      {own.count > 1 && <CarouselControls {...own} />}
    </>
  );
}
