import { useEffect, useRef } from 'react';
import { RailPlace, type RailPlaceProps } from './rail-place.js';

export interface RailLeavingProps extends RailPlaceProps {
  /** Somebody asked for it anew: says that there is nothing, and keeps their focus. */
  isAsked: boolean;
  /** The room is out of sight. */
  onLeave: () => void;
}

/** The room of a row that turned out to be empty too late: what stands below must not jump while somebody reads it. */
export function RailLeaving({ isAsked, onLeave, ...place }: RailLeavingProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!room.current) return;
    const sights = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === false && !entry.target.matches(':focus-within') && onLeave(),
    );
    sights.observe(room.current);
    return () => sights.disconnect();
  }, [onLeave]);
  return (
    <div ref={room} style={{ visibility: isAsked ? undefined : 'hidden' }}>
      <RailPlace {...place} isEmpty={isAsked} />
    </div>
  );
}
