import type { Id, ShowStatusNews } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { followShow } from './show-events.js';
import { whileSeen } from './while-seen.js';

/**
 * How long after the news a show is asked for, in ms: not before all that keep its last answer have forgotten it, and up to
 * so much later, for its crowd heard of it at the same moment.
 */
const RELOAD_MS = 2500;
const SPREAD_MS = 5000;

/**
 * Waits for a show to begin, by its events and only while the page is seen: then it is asked for anew, for whatever shows
 * it. Returns how to stop.
 * @example const stop = awaitStart(panggung, show.id);
 */
export function awaitStart(panggung: Panggung, showId: Id): () => void {
  const { shows } = panggung;
  let timer: ReturnType<typeof setTimeout>;

  function onStatus({ video_status }: ShowStatusNews): void {
    const known = shows.one(showId).get();
    if (!('value' in known) || known.value?.video_status === video_status) return;
    clearTimeout(timer);
    timer = setTimeout(() => void shows.reload(showId), RELOAD_MS + Math.random() * SPREAD_MS);
  }

  return whileSeen(() => {
    const none = () => {};
    const listeners = { onStatus, onViewers: none, onTaken: none, onQuiet: none };
    const unfollow = followShow(panggung, { showId }, listeners);
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  });
}
