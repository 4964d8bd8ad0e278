import { SHOW_PAGE_SIZE } from '@panggung/core';
import { Loading, Skeleton } from '../ui/skeleton.js';

/** Cards in the places of those that are on their way. */
export function CardPlaces() {
  return (
    <Loading>
      <div className="panggung-studio-manage__cards">
        {[...Array(SHOW_PAGE_SIZE).keys()].map((place) => (
          <div key={place} className="panggung-studio-manage__place">
            <Skeleton kind="cover" ratio="landscape" />
            <Skeleton kind="badge" />
            <Skeleton width={80} />
            <Skeleton width={55} />
          </div>
        ))}
      </div>
    </Loading>
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
