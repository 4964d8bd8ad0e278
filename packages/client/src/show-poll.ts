import { PLAYBACK_HOLD_MS, VIEWER_POLL_MS } from '@panggung/core';
import { toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import type { FollowedShow, ShowNews } from './show-events.js';

/** How often a show is looked at, in ms. */
const LOOK_MS = 5000;

/**
 * Asks now and then, as the documents do: how many watch, and how the show stands; so many times more seldom for whoever
 * only listens. Returns how to stop. J-21, AMB-131.
 */
export function pollShow(
  panggung: Panggung,
  { showId, playbackId }: FollowedShow,
  news: ShowNews,
  seldom: number,
): () => void {
  const { http, session, shows } = panggung;
  const params = { id: String(showId) };
  const count = async () => {
    const { data } = session.$person.get()
      ? await http.call('POST /api/v1/room/viewer/:id', { params, body: {} })
      : await http.call('POST /api/v1/room/viewer/guest/:id', { params, body: { session_id: playbackId } });
    news.onViewers(data.count_viewer);
  };
  let isOver = false;
  let failures = 0;
  let next: ReturnType<typeof setTimeout>;
  async function beat(): Promise<void> {
    let pause: number | undefined = VIEWER_POLL_MS * seldom;
    try {
      await count();
      failures = 0;
    } catch (thrown) {
      // How many watch is no news worth a failure, nor worth asking an API each second that is out.
      pause = toApiError(thrown).pauseAfter(++failures);
    }
    if (!isOver && pause) next = setTimeout(beat, pause);
  }
  const look = async () => {
    await shows.reload(showId);
    // Events that reach again know better.
    if (!isOver && shows.one(showId).value?.status === 'ready') news.onAsked?.();
  };
  if (playbackId) void beat();
  const timers = [
    setInterval(() => void look(), LOOK_MS * seldom * (1 + Math.random() / 2)),
    setInterval(news.onQuiet, PLAYBACK_HOLD_MS / 2),
  ];
  return () => {
    isOver = true;
    clearTimeout(next);
    timers.map(clearInterval);
  };
}
