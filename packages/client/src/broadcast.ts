import { BROADCAST_KBPS, type Id } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type BroadcastSnapshot, noBroadcast } from './broadcast-snapshot.js';
import { createStage, type Stage } from './broadcast-stage.js';
import type { Panggung } from './panggung.js';
import { followShow } from './show-events.js';

export type { BroadcastRefusal, BroadcastSnapshot } from './broadcast-snapshot.js';

/** Publishes a show from this page. */
export interface BroadcastControl extends Omit<Stage, 'leave'> {
  /** While it is listened to, the show is followed, and may be published. */
  $broadcast: ReadableAtom<BroadcastSnapshot>;
}

export interface BroadcastOptions {
  showId: Id;
  /** On a stage of its own, which changes nothing. @default false */
  isRehearsal?: boolean;
  /** The most that the picture takes, in kbit/s. @default 900 */
  kbps?: number;
}

/**
 * Builds the stage of one show on this page: it is published until somebody stops it, through whatever breaks in between.
 * @example const { $broadcast, start } = createBroadcast(panggung, { showId: 12 }); start(stream.getTracks());
 */
export function createBroadcast(
  panggung: Panggung,
  { showId, isRehearsal = false, kbps = BROADCAST_KBPS }: BroadcastOptions,
): BroadcastControl {
  const { http, clock } = panggung;
  const $broadcast = atom<BroadcastSnapshot>(noBroadcast);
  const body = { room_video_id: showId, is_rehearsal: isRehearsal };
  const mint = async () => (await http.call('POST /api/v1/publishedToken', { body })).data;
  const { leave, ...stage } = createStage($broadcast, { mint, kbps, now: clock.now });

  onMount($broadcast, () => {
    const none = () => {};
    const onViewers = (viewers: number) => $broadcast.set({ ...$broadcast.get(), viewers });
    const listeners = { onStatus: none, onViewers, onTaken: none, onQuiet: none };
    const unfollow = isRehearsal ? none : followShow(panggung, { showId }, listeners);
    return () => {
      unfollow();
      leave();
      $broadcast.set(noBroadcast);
    };
  });

  return { $broadcast, ...stage };
}
