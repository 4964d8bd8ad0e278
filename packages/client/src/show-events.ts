import type { Id, ShowStatusNews, ViewerCount } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { CLOSED } from './stream-state.js';
import { whileSeen } from './while-seen.js';

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

/** How much more seldom it is asked for whoever only listens: they are counted for twice as long. */
const UNSEEN = 5;

/** A show, and the playback by which somebody watches it. */
export interface FollowedShow {
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

/**
 * Where events were refused, as they are while an API is put anew, how soon they are tried again, in ms; up to twice as
 * late, for a crowd not to come back in step.
 */
const EVENTS_AGAIN_MS = 20_000;

/** Asks of a show; most people hear of it by events, and need no code for that. */
function ask(panggung: Panggung, followed: FollowedShow, news: ShowNews, seldom = 1): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  import('./show-poll.js').then(
    ({ pollShow }) => {
      if (!isOver) stop = pollShow(panggung, followed, news, seldom);
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Hears of a show by events; asks where they do not reach, until they do. */
function hear(panggung: Panggung, followed: FollowedShow, news: ShowNews): () => void {
  let source: EventSource | null;
  let timer: ReturnType<typeof setTimeout>;
  let stopAsking = () => {};
  const askInstead = () => {
    stopAsking();
    stopAsking = ask(panggung, followed, news);
  };
  const open = () => {
    source = openEvents(panggung, followed);
    if (source) listen(source);
    else askInstead();
  };
  function listen(events: EventSource): void {
    const on = <Data>(name: string, run: (data: Data) => void) =>
      events.addEventListener(name, (event) => run(JSON.parse((event as MessageEvent<string>).data)));
    on<ShowStatusNews>('status', news.onStatus);
    on<ViewerCount>('viewers', ({ count_viewer }) => news.onViewers(count_viewer));
    events.addEventListener('taken_over', news.onTaken);
    events.addEventListener('open', () => stopAsking());
    events.addEventListener('error', () => {
      // Refused, it does not come back by itself.
      if (events.readyState !== CLOSED) return;
      askInstead();
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

/**
 * Follows a show: by events while somebody looks at the page, by asking while nobody does. With a playback the API hears
 * that it is alive. Returns how to stop.
 */
export function followShow(panggung: Panggung, followed: FollowedShow, news: ShowNews): () => void {
  return whileSeen(
    () => hear(panggung, followed, news),
    () => ask(panggung, followed, news, UNSEEN),
  );
}
