import { PLAYBACK_HOLD_MS } from '@panggung/core';
import { sql } from 'kysely';
import { endedError, type PlaybackRow } from './playback-open.js';
import type { Ports } from './ports.js';
import { eventBytes } from './server-event.js';
import type { ShowListener } from './show-watch.js';
import type { Viewers } from './viewers.js';

/** How often it is written down that playbacks live, in ms: three times before another device may have the ticket. */
const WRITE = PLAYBACK_HOLD_MS / 3;
/** How often it is asked whether another process ended them, in ms. */
const ASK = 3000;

/** Gives signs of life for the playbacks of open connections, and tells them when they are over. */
export interface PlaybackSigns {
  add(playback: PlaybackRow, listener: ShowListener): () => void;
  /** Does what is due. */
  give(): Promise<void>;
  /** One ended in this very process. */
  ended(playback: PlaybackRow): void;
}

/** One parameter, however large the audience: a statement has 65,535 at most. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::text[])`;

interface Sign {
  playback: PlaybackRow;
  listeners: Set<ShowListener>;
}

export function createPlaybackSigns(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  viewers: Viewers,
): PlaybackSigns {
  const signs = new Map<string, Sign>();
  let writtenAt = 0;
  let askedAt = 0;

  /** Whoever looks at their own rehearsal is no audience. */
  function beat({ room_id, viewer, is_rehearsal }: PlaybackRow): void {
    if (!is_rehearsal) viewers.beat(room_id, viewer);
  }

  /** Who goes on by another playback gives their next sign before anybody is counted. */
  function leave({ room_id, viewer, is_rehearsal }: PlaybackRow): void {
    if (!is_rehearsal) viewers.leave(room_id, viewer);
  }

  function tellEnd(row: PlaybackRow): void {
    const { code, details } = endedError(row);
    const news = code === 'watched_elsewhere' && eventBytes('taken_over', { since: details.since });
    for (const { send, end } of [...(signs.get(row.id)?.listeners ?? [])]) {
      if (news) send(news);
      end();
    }
    signs.delete(row.id);
    leave(row);
  }

  async function askEnds(ids: readonly string[]): Promise<void> {
    const ended = database.selectFrom('playback').selectAll().where(isOneOf(ids));
    for (const row of await ended.where('ended_at', 'is not', null).execute()) tellEnd(row);
  }

  async function writeSigns(now: number): Promise<void> {
    const alive = database.updateTable('playback').set({ seen_at: now });
    await alive
      .where(isOneOf([...signs.keys()]))
      .where('ended_at', 'is', null)
      .execute();
    writtenAt = now;
  }

  return {
    add(playback, listener) {
      const sign = signs.get(playback.id) ?? { playback, listeners: new Set() };
      signs.set(playback.id, sign);
      sign.listeners.add(listener);
      beat(playback);
      return () => {
        sign.listeners.delete(listener);
        if (!sign.listeners.size && signs.get(playback.id) === sign) signs.delete(playback.id);
      };
    },
    async give() {
      const now = clock();
      if (signs.size && now - askedAt >= ASK) {
        askedAt = now;
        await askEnds([...signs.keys()]);
      }
      for (const { playback } of signs.values()) beat(playback);
      if (signs.size && now - writtenAt >= WRITE) await writeSigns(now);
    },
    ended(playback) {
      if (signs.has(playback.id)) void askEnds([playback.id]).catch(() => {});
      else leave(playback);
    },
  };
}
