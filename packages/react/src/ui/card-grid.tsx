import { SHOW_PAGE_SIZE } from '@panggung/core';
import type { ReactNode } from 'react';
import { ShowTilePlace } from './show-tile-place.js';

export interface CardGridProps {
  /** The cards are of another page, or may be old. */
  isBusy: boolean;
  /** One `li` a card. */
  children: ReactNode;
}

/** Cards of shows in columns, as many as there is room for. */
export function CardGrid({ isBusy, children }: CardGridProps) {
  return (
    <ul className="panggung-card-grid" aria-busy={isBusy || undefined}>
      {children}
    </ul>
  );
}

/** The same while its cards load. */
export function CardGridPlace({ count = SHOW_PAGE_SIZE }: { count?: number | undefined }) {
  return (
    <div className="panggung-card-grid">
      {[...Array(count).keys()].map((place) => (
        <ShowTilePlace key={place} layout="portrait" />
      ))}
    </div>
  );
}
