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

/** Where events were refused, as they are while an API is put anew, how soon they are tried again, in ms. */
const EVENTS_AGAIN_MS = 30_000;

/** Has what events tell of a show heard. */
function hear(source: EventSource, { onStatus, onViewers, onTaken }: ShowNews): void {
  const on = <Data>(name: string, run: (data: Data) => void) =>
    source.addEventListener(name, (event) => run(JSON.parse((event as MessageEvent<string>).data)));
  on<ShowStatusNews>('status', onStatus);
  on<ViewerCount>('viewers', ({ count_viewer }) => onViewers(count_viewer));
  source.addEventListener('taken_over', onTaken);
}

/**
 * Follows a show: by events, or by asking where they do not reach, until they do. With a playback the API hears that it
 * is alive. Returns how to stop.
 */
export function followShow(
  panggung: Panggung,
  { showId, playbackId }: { showId: Id; playbackId?: string | undefined },
  news: ShowNews,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopAsking: (() => void) | null = null;
  const ask = () => {
    stopAsking ??= poll(panggung, showId, playbackId !== undefined, news);
  };
  function open(): void {
    source = openEvents(panggung, showId, playbackId);
    if (source) listen(source);
    else ask();
  }
  function listen(opened: EventSource): void {
    hear(opened, news);
    opened.addEventListener('open', () => {
      stopAsking?.();
      stopAsking = null;
    });
    opened.addEventListener('error', () => {
      // Refused, it does not come back by itself; a crowd does not come back in step.
      if (opened.readyState !== CLOSED) return;
      ask();
      timer = setTimeout(open, EVENTS_AGAIN_MS * (1 + Math.random() / 2));
    });
  }
  open();
  return () => {
    source?.close();
    clearTimeout(timer);
    stopAsking?.();
  };
}
