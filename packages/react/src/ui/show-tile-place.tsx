import { Skeleton } from './skeleton.js';

/** `portrait` for grids; `adaptive` turns to landscape where the widget is wide. */
export type TileLayout = 'portrait' | 'adaptive';

/** A card's place while it loads. */
export function ShowTilePlace({ layout }: { layout: TileLayout }) {
  return (
    <div className="panggung-tile" data-layout={layout}>
      <div className="panggung-tile__art">
        <Skeleton kind="cover" ratio="portrait" />
        {layout === 'adaptive' && <Skeleton kind="cover" ratio="landscape" />}
      </div>
      <div className="panggung-tile__text">
        <Skeleton width={80} />
        <Skeleton width={55} />
        <Skeleton width={40} />
      </div>
    </div>
  );
}
