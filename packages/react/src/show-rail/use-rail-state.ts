import { useState } from 'react';
import { useLate } from '../ui/use-late.js';
import type { Nearness } from './use-nearness.js';
import type { ShowRailState } from './use-show-rail.js';

/** What the page is told: `late` where it goes on below, `leaving` where an empty row still keeps its room. */
export type RailState = ShowRailState | 'late' | 'leaving';

export interface RailStateView {
  shown: RailState;
  /** Somebody asked anew for what is not there: they must be answered. */
  isAsked: boolean;
  /** Nobody sees the room of the empty row any more. */
  leave: () => void;
}

/** In a row that something stands below, what would move that does not happen. */
const followed = new Map<RailState, RailState>([
  ['loading', 'late'],
  ['empty', 'leaving'],
]);

/** What lets the page go on below a row. */
const settled: readonly RailState[] = ['late', 'ready', 'failed'];

/** The state of a row with regard to what stands below it: that follows once the row was late, or has an answer. C-18, C-27. */
export function useRailState(state: ShowRailState, nearness: Nearness): RailStateView {
  const [last, setLast] = useState<RailState>();
  const told = useLate(state, nearness !== 'hidden');
  const isNews = told !== last && settled.includes(told) && !(told === 'late' && last);
  if (isNews) setLast(told);
  return {
    shown: (last && followed.get(told)) || told,
    isAsked: last === 'failed',
    leave: () => setLast(undefined),
  };
}
