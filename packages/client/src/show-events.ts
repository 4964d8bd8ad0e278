import {
  type Id,
  PLAYBACK_HOLD_MS,
  type ShowStatusNews,
  VIEWER_POLL_MS,
  type ViewerCount,
} from '@panggung/core';
import { toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
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

/** A show, and the playback by which somebody watches it. */
interface FollowedShow {
  showId: Id;
  playbackId?: string | undefined;
}

/** A show as events tell of it; null where none can reach. */
function openEvents({ apiUrl, fetch }: Panggung, { showId, playbackId }: FollowedShow): EventSource | null {
  // Through a substitute for fetch, nothing can be streamed.
  if (fetch || !('EventSource' in globalThis)) return null;
  const query = playbackId ? `?playback=${encodeURIComponent(playbackId)}` : '';
  return new EventSource(`${apiUrl}/api/v1/room/video/${encodeURIComponent(showId)}/events${query}`);
}

/** Asks now and then, as the documents do: how many watch, and how the show stands. J-21, AMB-131. */
function poll(panggung: Panggung, { showId, playbackId }: FollowedShow, news: ShowNews): () => void {
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
    let pause: number | undefined = VIEWER_POLL_MS;
    if (!globalThis.document?.hidden) {
      try {
        await count();
        failures = 0;
      } catch (thrown) {
        // How many watch is no news worth a failure, nor worth asking an API each second that is out.
        pause = toApiError(thrown).pauseAfter(++failures);
      }
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
    setInterval(() => void look(), LOOK_MS * (1 + Math.random() / 2)),
    setInterval(news.onQuiet, PLAYBACK_HOLD_MS / 2),
  ];
  return () => {
    isOver = true;
    clearTimeout(next);
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
export function followShow(panggung: Panggung, followed: FollowedShow, news: ShowNews): () => void {
  let source: EventSource | null;
  let timer: ReturnType<typeof setTimeout>;
  let stopAsking = () => {};
  const ask = () => {
    stopAsking();
    stopAsking = poll(panggung, followed, news);
  };
  const open = () => {
    source = openEvents(panggung, followed);
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
