import { SHOW_PAGE_SIZE } from '@panggung/core';
import { OwnCardPlaces } from '../ui/own-card-places.js';
import { Skeleton } from '../ui/skeleton.js';

/** Cards in the places of those that are on their way. */
export function CardPlaces() {
  return (
    <OwnCardPlaces count={SHOW_PAGE_SIZE}>
      <div className="panggung-studio-manage__place">
        <Skeleton kind="cover" ratio="landscape" />
        <Skeleton kind="badge" />
        <Skeleton width={80} />
        <Skeleton width={55} />
      </div>
    </OwnCardPlaces>
  );
}

/** The whole screen until its code is there. */
export function ManagePlaceholder(_: object) {
  return (
    <>
      <div className="panggung-studio-manage__head" />
      <CardPlaces />
    </>
  );
}
