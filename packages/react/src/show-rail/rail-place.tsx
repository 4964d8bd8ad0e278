import type { RailLayout } from '@panggung/core';
import { ShowFailed, ShowsEmpty } from '../ui/notices.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { RailHead, type RailHeadProps } from './rail-head.js';

export interface RailPlaceProps {
  head: RailHeadProps;
  layout: RailLayout;
  /** Its shows are on their way, and it is seen. */
  isWaiting?: boolean;
  /** There are none, which somebody asked to know. */
  isEmpty?: boolean;
  /** Its shows did not come: says so instead, in the same room. */
  onRetry?: (() => void) | undefined;
}

/** As many as a row shows; what is too many is cut off. */
const places = [0, 1, 2, 3, 4, 5];

function Places({ layout }: Pick<RailPlaceProps, 'layout'>) {
  return (
    <Loading>
      <div className="panggung-show-rail__track">
        {places.map((place) => (
          <div key={place} className="panggung-show-rail__card">
            <Skeleton kind="cover" ratio={layout === 'landscape' ? 'landscape' : 'portrait'} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** A row without its cards, in the room they take. */
export function RailPlace({ head, layout, isWaiting = false, isEmpty = false, onRetry }: RailPlaceProps) {
  return (
    <section className="panggung-show-rail__row" aria-labelledby={head.id} data-layout={layout}>
      <RailHead {...head} />
      <div className="panggung-show-rail__room">
        {isWaiting && <Places layout={layout} />}
        {isEmpty && <ShowsEmpty />}
        {onRetry && <ShowFailed what="failed" onRetry={onRetry} />}
      </div>
    </section>
  );
}
