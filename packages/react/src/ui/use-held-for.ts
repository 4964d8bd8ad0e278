import { availability, type Show } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from './panggung-provider.js';
import { useNow } from './use-now.js';

/** How long every seat left is held by somebody else, in ms; null when that is not so. Asks anew when it is over. */
export function useHeldFor(show: Show): number | null {
  const { shows } = usePanggung();
  const now = useNow();
  const isHeld = availability(show) === 'all_held';
  const span = isHeld && show.next_release_at ? show.next_release_at - now : null;
  const isOver = span !== null && span <= 0;
  useEffect(() => {
    if (!isOver) return;
    const look = () => void shows.reload(show.id);
    look();
    // The seat may be let go a little later than announced.
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, [isOver, shows, show.id]);
  return span;
}
