import { SHOW_PAGE_SIZE } from '@panggung/core';
import { ShowTilePlace } from '../ui/show-tile-place.js';
import { Loading } from '../ui/skeleton.js';
import { useWidgetState } from '../ui/widget.js';
import { GridHead } from './grid-head.js';
import type { ShowGridProps } from './show-grid.js';

type PlaceProps = Pick<ShowGridProps, 'limit' | 'noFilter' | 'heading' | 'headingLevel'>;

/** A grid that is on its way, as large as it will be. */
export function GridPlace(props: PlaceProps) {
  useWidgetState('loading');
  return (
    <>
      <GridHead {...props} />
      <CardsPlace limit={props.limit} />
    </>
  );
}

/** The cards of a grid while they load. */
export function CardsPlace({ limit }: Pick<PlaceProps, 'limit'>) {
  const places = [...Array(limit ?? SHOW_PAGE_SIZE).keys()];
  return (
    <Loading>
      <div className="panggung-show-grid__cards">
        {places.map((place) => (
          <ShowTilePlace key={place} layout="portrait" />
        ))}
      </div>
      {limit === undefined && <div className="panggung-show-grid__pages" />}
    </Loading>
  );
}
