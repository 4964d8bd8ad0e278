import type { RailLayout } from '@panggung/core';
import { ShowFailed } from '../ui/notices.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { RailHead, type RailHeadProps } from './rail-head.js';

export interface RailPlaceProps {
  head: RailHeadProps;
  layout: RailLayout;
  /** Its shows did not come: says so instead, in the same room. */
  onRetry?: (() => void) | undefined;
}

/** As many as the widest row shows; the rest is cut off. */
const places = [0, 1, 2, 3, 4, 5, 6, 7];

function Places({ layout }: Pick<RailPlaceProps, 'layout'>) {
  return (
    <div className="panggung-show-rail__track" data-layout={layout}>
      {places.map((place) => (
        <div key={place} className="panggung-show-rail__card">
          <Skeleton kind="cover" ratio={layout === 'landscape' ? 'landscape' : 'portrait'} />
          <div className="panggung-show-rail__text">
            <Skeleton width={80} />
            <Skeleton width={55} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A row's place before its shows are here. */
export function RailPlace({ head, layout, onRetry }: RailPlaceProps) {
  return (
    <section className="panggung-show-rail__row" aria-labelledby={head.id}>
      <RailHead {...head} />
      {onRetry ? (
        <div className="panggung-show-rail__failed">
          <Places layout={layout} />
          <ShowFailed what="failed" onRetry={onRetry} />
        </div>
      ) : (
        <Loading>
          <Places layout={layout} />
        </Loading>
      )}
    </section>
  );
}
