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
  /** The show itself was asked, where no events reach: what they told last is older. */
  onAsked?(): void;
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
  let isOver = false;
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
  const look = async () => {
    await shows.reload(showId);
    // Events that reach again know better.
    if (!isOver && shows.one(showId).value?.status === 'ready') news.onAsked?.();
  };
  beat();
  const timers = [
    setInterval(beat, VIEWER_POLL_MS),
    setInterval(() => void look(), LOOK_MS * (1 + Math.random() / 2)),
    setInterval(news.onQuiet, PLAYBACK_HOLD_MS / 2),
  ];
  return () => {
    isOver = true;
    timers.map(clearInterval);
  };
}

/**
 * Where events were refused, as they are while an API is put anew, how soon they are tried again, in ms; up to twice as
 * late, for a crowd not to come back in step.
 */
const EVENTS_AGAIN_MS = 20_000;

/**
 * Follows a show: by events, or by asking where they do not reach, until they do. With a playback the API hears that it
 * is alive. Returns how to stop.
 */
export function followShow(
  panggung: Panggung,
  { showId, playbackId }: { showId: Id; playbackId?: string | undefined },
  news: ShowNews,
): () => void {
  let source: EventSource | null;
  let timer: ReturnType<typeof setTimeout>;
  let stopAsking = () => {};
  const ask = () => {
    stopAsking();
    stopAsking = poll(panggung, showId, playbackId !== undefined, news);
  };
  const open = () => {
    source = openEvents(panggung, showId, playbackId);
    if (source) listen(source);
    else ask();
  };
  function listen(events: EventSource): void {
    const hear = <Data>(name: string, run: (data: Data) => void) =>
      events.addEventListener(name, (event) => run(JSON.parse((event as MessageEvent<string>).data)));
    hear<ShowStatusNews>('status', news.onStatus);
    hear<ViewerCount>('viewers', ({ count_viewer }) => news.onViewers(count_viewer));
    events.addEventListener('taken_over', news.onTaken);
    events.addEventListener('open', () => stopAsking());
    events.addEventListener('error', () => {
      // Refused, it does not come back by itself.
      if (events.readyState !== CLOSED) return;
      ask();
      timer = setTimeout(open, EVENTS_AGAIN_MS * (1 + Math.random()));
    });
  }
  open();
  return () => {
    source?.close();
    clearTimeout(timer);
    stopAsking();
  };
}
