import { countIn, type Id } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** How many comments a show has. K-05. */
export interface CommentCountState {
  /** As the API said last; null before that. */
  count: number | null;
  /** How many were written here since. */
  change: number;
}

/** The count of a show's comments, apart from the comments themselves: many look at it, few read on. */
export interface CommentCount {
  $count: ReadableAtom<CommentCountState>;
  /** One was written here, or taken back: 1 or -1. */
  shift(by: number): void;
}

function createCommentCount({ http }: Panggung, showId: Id): CommentCount {
  const $count = atom<CommentCountState>({ count: null, change: 0 });

  /** Asks quietly; an answer from before something was written is dropped. */
  async function look() {
    const { change } = $count.get();
    const query = { room_video_id: showId };
    const reply = await http.call('GET /api/v1/room-comment/count', { query }).catch(() => null);
    const count = countIn(reply?.data);
    if (count !== null && change === $count.get().change) $count.set({ count, change: 0 });
  }

  onMount($count, () => {
    void look();
    globalThis.addEventListener?.('online', look);
    return () => globalThis.removeEventListener?.('online', look);
  });

  return {
    $count,
    shift(by) {
      const { count, change } = $count.get();
      $count.set({ count, change: change + by });
    },
  };
}

/** The count of a show's comments on an API's page. */
export function getCommentCount(panggung: Panggung, showId: Id): CommentCount {
  return partOf(panggung, `comment count ${showId}`, () => createCommentCount(panggung, showId));
}
