import { Fragment, type ReactNode } from 'react';
import { Loading } from './skeleton.js';

export interface OwnCardPlacesProps {
  /** As of the list itself, a `ul` of the class `panggung-own-cards`. */
  layout?: 'portrait';
  count: number;
  /** One place. */
  children: ReactNode;
}

/** Where cards of what a person has will be, in columns. */
export function OwnCardPlaces({ layout, count, children }: OwnCardPlacesProps) {
  return (
    <Loading>
      <div className="panggung-own-cards" data-layout={layout}>
        {[...Array(count).keys()].map((place) => (
          <Fragment key={place}>{children}</Fragment>
        ))}
      </div>
    </Loading>
  );
}
