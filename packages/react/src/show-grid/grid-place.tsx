import { CardGridPlace } from '../ui/card-grid.js';
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
  return (
    <Loading>
      <CardGridPlace count={limit} />
      {limit === undefined && <div className="panggung-show-grid__pages" />}
    </Loading>
  );
}
