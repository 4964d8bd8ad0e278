import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { KeptPlace } from './use-kept-place.js';

/** Which ends of the row are in sight. */
export type RailEnds = 'start' | 'none' | 'end' | 'both';
/** Back, or on. */
export type Turn = -1 | 1;

interface Sight {
  /** The cards that are drawn: those in sight, and as many on both sides. */
  from: number;
  to: number;
  /** A card in sight, for whoever comes by the Tab key. */
  stop: number;
  ends: RailEnds;
}

export interface RailScroll extends Sight {
  track: RefObject<HTMLUListElement | null>;
  /** To be told of each scrolling. */
  look: () => void;
  /** To be told when a scrolling has ended. */
  rest: () => void;
  /** Moves on by the cards in sight. */
  turn: (turn: Turn) => void;
}

/** Before the row has a size: what most phones see, so that the first drawing is short. */
const atFirst: Sight = { from: 0, to: 3, stop: 0, ends: 'both' };

/** From one card to the next, in px; NaN while there is no card, 0 while the row is not drawn. */
function stepOf(track: HTMLElement): number {
  const card = track.querySelector('li');
  return card ? card.offsetWidth + Number.parseFloat(getComputedStyle(track).columnGap) : Number.NaN;
}

function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): RailEnds {
  const left = Math.abs(scrollLeft);
  const isAtStart = left < 2;
  const isAtEnd = left + clientWidth > scrollWidth - 2;
  return isAtStart ? (isAtEnd ? 'both' : 'start') : isAtEnd ? 'end' : 'none';
}

/** What is in sight, in steps of half a row, so that few movements draw anything. */
function sightOf(track: HTMLElement): Sight | null {
  if (!track.clientWidth) return null;
  const step = stepOf(track);
  const count = Math.ceil(track.clientWidth / step) || 1;
  const half = Math.ceil(count / 2);
  const first = Math.floor((Math.abs(track.scrollLeft) / step || 0) / half) * half;
  const ends = endsOf(track);
  return {
    from: Math.max(0, first - count),
    to: first + half + 2 * count,
    stop: ends === 'start' || ends === 'both' ? 0 : first + half - 1,
    ends,
  };
}

const isSame = (a: Sight, b: Sight) => a.from === b.from && a.to === b.to && a.ends === b.ends;

/** Follows a row of cards as it is scrolled and resized, from where it was left. */
export function useRailScroll({ left, keep }: KeptPlace): RailScroll {
  const track = useRef<HTMLUListElement>(null);
  const [sight, setSight] = useState(atFirst);
  const look = useCallback(() => {
    const seen = track.current && sightOf(track.current);
    if (seen) setSight((known) => (isSame(known, seen) ? known : seen));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes.
  useLayoutEffect(() => {
    if (!left || !track.current) return;
    track.current.scrollTo({ left: left * stepOf(track.current), behavior: 'instant' });
    look();
  }, []);
  useEffect(() => {
    if (!track.current) return;
    // In slices: the cards beyond those that were drawn at first.
    const watcher = new ResizeObserver(() => startTransition(look));
    watcher.observe(track.current);
    return () => watcher.disconnect();
  }, [look]);
  const rest = () => track.current && keep(track.current.scrollLeft / stepOf(track.current));
  const turn = (way: Turn) => {
    if (!track.current) return;
    const step = stepOf(track.current);
    const count = Math.max(1, Math.floor(track.current.clientWidth / step));
    track.current.scrollBy({ left: way * count * step });
  };
  return { ...sight, track, look, rest, turn };
}
