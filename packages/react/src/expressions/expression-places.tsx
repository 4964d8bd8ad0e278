import { EXPRESSION_PAGE_SIZE } from '@panggung/core';
import { OwnCardPlaces } from '../ui/own-card-places.js';
import { Skeleton } from '../ui/skeleton.js';

/** Cards in the places of those that are on their way. */
export function ExpressionPlaces(_: object) {
  return (
    <OwnCardPlaces layout="portrait" count={EXPRESSION_PAGE_SIZE}>
      <div className="panggung-expressions__place">
        <Skeleton kind="cover" ratio="portrait" />
        <Skeleton width={70} />
      </div>
    </OwnCardPlaces>
  );
}
