import {
  type Id,
  PLAYBACK_HOLD_MS,
  type ShowStatusNews,
  VIEWER_POLL_MS,
  type ViewerCount,
} from '@panggung/core';
import type { Panggung } from './panggung.js';
import { deviceId } from './playback-lease.js';
import { CLOSED } from './stream-state.js';

/** What is told of a show while somebody is there. */
export interface ShowNews {
  onStatus(news: ShowStatusNews): void;
  onViewers(count: number): void;
  /** The playback goes on elsewhere. */
  onTaken(): void;
  /** No events give signs of life: it is time to give one. */
  onQuiet(): void;
}

/** How often a show is looked at where no events reach, in ms. */
const LOOK_MS = 5000;

/** A show as events tell of it; null where none can reach. */
function openEvents(
  { apiUrl, fetch }: Panggung,
  showId: Id,
  playbackId: string | undefined,
): EventSource | null {
  // Through a substitute for fetch, nothing can be streamed.
  if (fetch || !('EventSource' in globalThis)) return null;
  const query = playbackId ? `?playback=${encodeURIComponent(playbackId)}` : '';
  return new EventSource(`${apiUrl}/api/v1/room/video/${encodeURIComponent(showId)}/events${query}`);
}

/** Asks now and then, as the documents do: how many watch, and how the show stands. J-21, AMB-131. */
function poll(panggung: Panggung, showId: Id, isWatching: boolean, news: ShowNews): () => void {
  const { http, session, shows } = panggung;
  const params = { id: String(showId) };
  const count = async () => {
    const { data } = session.$person.get()
      ? await http.call('POST /api/v1/room/viewer/:id', { params, body: {} })
      : await http.call('POST /api/v1/room/viewer/guest/:id', {
          params,
          body: { session_id: deviceId(panggung) },
        });
    news.onViewers(data.count_viewer);
  };
  let isAsking = false;
  const beat = () => {
    if (isAsking || !isWatching || globalThis.document?.hidden) return;
    isAsking = true;
    count()
      // How many watch is no news worth a failure.
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  };
  beat();
  const timers = [
    setInterval(beat, VIEWER_POLL_MS),
    setInterval(() => void shows.reload(showId), LOOK_MS * (1 + Math.random() / 2)),
    setInterval(news.onQuiet, PLAYBACK_HOLD_MS / 2),
  ];
  return () => timers.map(clearInterval);
}

/**
 * Follows a show: by events, or by asking where they do not reach. With a playback the API hears that it is alive.
 * Returns how to stop.
 */
export function followShow(
  panggung: Panggung,
  { showId, playbackId }: { showId: Id; playbackId?: string | undefined },
  news: ShowNews,
): () => void {
  const ask = () => poll(panggung, showId, playbackId !== undefined, news);
  const source = openEvents(panggung, showId, playbackId);
  if (!source) return ask();
  let stopAsking = () => {};
  const hear = <Data>(name: string, run: (data: Data) => void) =>
    source.addEventListener(name, (event) => run(JSON.parse((event as MessageEvent<string>).data)));
  hear<ShowStatusNews>('status', news.onStatus);
  hear<ViewerCount>('viewers', ({ count_viewer }) => news.onViewers(count_viewer));
  source.addEventListener('taken_over', news.onTaken);
  source.addEventListener('error', () => {
    // Refused, it does not come back by itself.
    if (source.readyState !== CLOSED) return;
    stopAsking();
    stopAsking = ask();
  });
  return () => {
    source.close();
    stopAsking();
  };
}
