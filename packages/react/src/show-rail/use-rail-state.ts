import { useState } from 'react';
import { useLate } from '../ui/use-late.js';
import type { Nearness } from './use-nearness.js';
import type { ShowRailState } from './use-show-rail.js';

/** What the page is told: `late` where it goes on below, `leaving` where an empty row still keeps its room. */
export type RailState = ShowRailState | 'late' | 'leaving';

export interface RailStateView {
  shown: RailState;
  /** Nobody sees the room of the empty row any more. */
  leave: () => void;
}

/** In a row that something stands below, what would move that does not happen. */
const followed = new Map<RailState, RailState>([
  ['loading', 'late'],
  ['empty', 'leaving'],
]);

/** The state of a row with regard to what stands below it: that follows once the row was late, or is there. C-18, C-27. */
export function useRailState(state: ShowRailState, nearness: Nearness): RailStateView {
  const [isFollowed, setFollowed] = useState(false);
  const told = useLate(state, nearness !== 'hidden');
  if (!isFollowed && (told === 'late' || told === 'ready')) setFollowed(true);
  return {
    shown: (isFollowed && followed.get(told)) || told,
    leave: () => setFollowed(false),
  };
}
