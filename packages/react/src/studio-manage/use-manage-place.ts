import type { ManagePlace } from '@panggung/core';
import { useState } from 'react';

/** How a page steers the list of a host's shows. */
export interface ManageControl {
  /**
   * The tab and page shown. With `onPlaceChange` the page leads; without, the list begins there and goes its own way.
   * @default the first page of what is upcoming
   */
  place?: ManagePlace | undefined;
  /** Another tab or page is wanted. */
  onPlaceChange?: ((place: ManagePlace) => void) | undefined;
}

const start: ManagePlace = { tab: 'UPCOMING', page: 1 };

/** Where the list stands, and the way on; a tab begins at its first page. */
export function useManagePlace({ place, onPlaceChange }: ManageControl) {
  const [own, setOwn] = useState(place ?? start);
  const shown = onPlaceChange && place ? place : own;
  const move = (change: Partial<ManagePlace>) => {
    const next = { ...shown, page: 1, ...change };
    setOwn(next);
    onPlaceChange?.(next);
  };
  return [shown, move] as const;
}
