import type { ShowStatusNews } from '@panggung/core/contract';
import type { PlaybackRow } from './playback-open.js';
import type { PlaybackSigns } from './playback-signs.js';
import type { Ports } from './ports.js';
import { eventBytes } from './server-event.js';
import { readStatuses, saidCount } from './show-status.js';
import type { Viewers } from './viewers.js';

/** How often shows that somebody follows are looked at, in ms. */
const LOOK = 1000;

const newsFields = ['video_status', 'url_video_ready', 'on_air_since'] as const;

/** Somebody who follows a show. */
export interface ShowListener {
  /** An event, as it travels. */
  send(event: Uint8Array): void;
  /** There is nothing more to tell. */
  end(): void;
}

/** Tells who follows a show what becomes of it, of its audience and of their own playback. */
export interface ShowWatch {
  /** Listens until the returned function is called; what is so now is told first. A playback lives as long. */
  listen(
    showId: number,
    status: ShowStatusNews,
    by: ShowListener & { playback: PlaybackRow | null },
  ): () => void;
  readonly size: number;
}

interface Followed {
  status: ShowStatusNews;
  count: number;
  listeners: Set<ShowListener>;
}

export function createShowWatch(
  ports: Pick<Ports, 'database' | 'clock' | 'log'>,
  { viewers, signs }: { viewers: Viewers; signs: PlaybackSigns },
): ShowWatch {
  const shows = new Map<number, Followed>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function tell({ listeners }: Followed, event: string, data: unknown): void {
    const bytes = eventBytes(event, data);
    for (const { send } of [...listeners]) send(bytes);
  }

  function tellNews(showId: number, followed: Followed, status: ShowStatusNews): void {
    const before = followed.status;
    followed.status = status;
    const isNews = newsFields.some((field) => before[field] !== status[field]);
    if (isNews) tell(followed, 'status', status);
    const count = saidCount(status, viewers.count(showId));
    if (count === followed.count) return;
    followed.count = count;
    tell(followed, 'viewers', { count_viewer: count });
  }

  async function look(): Promise<void> {
    try {
      await signs.give();
      const found = await readStatuses(ports.database, [...shows.keys()]);
      for (const [showId, followed] of shows) {
        const status = found.get(showId);
        if (status) tellNews(showId, followed, status);
        else for (const { end } of [...followed.listeners]) end();
      }
    } catch (error) {
      ports.log.warn({ error: String(error) }, 'shows somebody follows could not be read');
    }
  }

  function follow(
    showId: number,
    listener: ShowListener,
    now: Pick<Followed, 'status' | 'count'>,
  ): () => void {
    const followed = shows.get(showId) ?? { ...now, listeners: new Set() };
    shows.set(showId, followed);
    followed.listeners.add(listener);
    return () => {
      followed.listeners.delete(listener);
      if (!followed.listeners.size && shows.get(showId) === followed) shows.delete(showId);
    };
  }

  return {
    listen(showId, status, { playback, ...listener }) {
      const forget = playback ? signs.add(playback, listener) : () => {};
      const count = saidCount(status, viewers.count(showId));
      const leave = follow(showId, listener, { status, count });
      listener.send(eventBytes('status', status));
      listener.send(eventBytes('viewers', { count_viewer: count }));
      timer ??= setInterval(() => void look(), LOOK);
      return () => {
        leave();
        forget();
        if (shows.size) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    get size() {
      return shows.size;
    },
  };
}
