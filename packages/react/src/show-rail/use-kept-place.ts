import { getTabStorage } from '@panggung/client';
import { useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import type { ShowRailProps } from './show-rail.js';

export interface KeptPlace {
  /** How far along the row stood when it was left, in cards; 0 at its beginning. */
  left: number;
  keep: (left: number) => void;
}

/** What tells one row of a page from the others. */
const nameOf = ({ section, creator, category, status, limit, order, layout }: ShowRailProps) =>
  [section, creator, category, status, limit, order, layout].join();

/** Where a row was left on this entry of the tab's history; a browser that does not name its entries begins anew. */
export function useKeptPlace(props: ShowRailProps): KeptPlace {
  const storage = getTabStorage(usePanggung());
  const [entry] = useState(() => globalThis.navigation?.currentEntry?.key);
  const key = `rail ${entry} ${nameOf(props)}`;
  return {
    left: (entry && storage.get<number>(key)) || 0,
    keep: (left) => entry && storage.set(key, left || null),
  };
}
