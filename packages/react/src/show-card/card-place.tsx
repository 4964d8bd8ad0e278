import { ShowTilePlace } from '../ui/show-tile-place.js';
import { Loading } from '../ui/skeleton.js';
import { useWidgetState } from '../ui/widget.js';

/** A card that is on its way. */
export function CardPlace() {
  useWidgetState('loading');
  return (
    <Loading>
      <ShowTilePlace layout="adaptive" />
    </Loading>
  );
}
