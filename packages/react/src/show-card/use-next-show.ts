import { type Id, nextShow, type Show, type ShowListQuery, showStart } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';

/** How often to ask whether a show that should have begun has, in ms. */
const START_CHECK_MS = 30_000;

const queryOf = (artist: Id): ShowListQuery => ({
  page: 1,
  per_page: 8,
  order_by: 'start_date,start_time',
  order: 'asc',
  video_status: 'LIVE,WAITING',
  user_id: artist,
});

export interface NextShowView {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  show: Show | null;
  retry: () => void;
}

/** An artist's show on air or nearest to come; follows the clock, and asks again when its hour strikes. */
export function useNextShow(artist: Id): NextShowView {
  const { shows } = usePanggung();
  const query = queryOf(artist);
  const list = useStore(shows.list(query));
  const now = useNow();
  const known = 'value' in list ? list.value : undefined;
  const show = known ? nextShow(known.shows, now) : null;
  const isDue = show?.video_status === 'WAITING' && showStart(show) <= now;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is the artist.
  useEffect(() => {
    if (!isDue) return;
    const ask = () => void shows.reloadList(query);
    ask();
    const timer = setInterval(ask, START_CHECK_MS);
    return () => clearInterval(timer);
  }, [isDue, shows, artist]);

  const state = known ? (show ? 'ready' : 'empty') : list.status === 'failed' ? 'failed' : 'loading';
  return { state, show, retry: () => void shows.reloadList(query) };
}
