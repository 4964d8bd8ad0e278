import type { Id, ShowStatusNews } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { followShow } from './show-events.js';

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
  const page = globalThis.document;
  let timer: ReturnType<typeof setTimeout>;
  let unfollow: (() => void) | null = null;

  function onStatus({ video_status }: ShowStatusNews): void {
    const known = shows.one(showId).get();
    if (!('value' in known) || known.value?.video_status === video_status) return;
    clearTimeout(timer);
    timer = setTimeout(() => void shows.reload(showId), RELOAD_MS + Math.random() * SPREAD_MS);
  }

  function stop(): void {
    clearTimeout(timer);
    unfollow?.();
    unfollow = null;
  }

  function look(): void {
    if (page?.hidden) {
      stop();
      return;
    }
    const none = () => {};
    unfollow ??= followShow(
      panggung,
      { showId },
      { onStatus, onViewers: none, onTaken: none, onQuiet: none },
    );
  }

  look();
  page?.addEventListener('visibilitychange', look);
  return () => {
    page?.removeEventListener('visibilitychange', look);
    stop();
  };
}
