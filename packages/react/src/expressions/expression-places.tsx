import { EXPRESSION_PAGE_SIZE } from '@panggung/core';
import { Loading, Skeleton } from '../ui/skeleton.js';

/** Cards in the places of those that are on their way. */
export function ExpressionPlaces(_: object) {
  return (
    <Loading>
      <div className="panggung-expressions__cards">
        {[...Array(EXPRESSION_PAGE_SIZE).keys()].map((place) => (
          <div key={place} className="panggung-expressions__place">
            <Skeleton kind="cover" ratio="portrait" />
            <Skeleton width={70} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
