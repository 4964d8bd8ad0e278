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
  /** Asks anew. */
  look(): void;
  /** One is being written here: counted at once. Answers how to say whether it was. */
  write(): (isWritten: boolean) => void;
}

function createCommentCount({ http }: Panggung, showId: Id): CommentCount {
  const $count = atom<CommentCountState>({ count: null, change: 0 });
  /** How many were begun here, and how many of them are on their way. */
  let begun = 0;
  let underway = 0;
  /** An answer of now would count one of them, or not: nobody could tell. */
  let isDue = false;

  function shift(by: number) {
    const { count, change } = $count.get();
    $count.set({ count, change: change + by });
  }

  /** Asks quietly, once nothing is on its way; asks again where something was begun meanwhile. */
  async function look(): Promise<void> {
    isDue = underway > 0;
    if (isDue) return;
    const asked = begun;
    const query = { room_video_id: showId };
    const reply = await http.call('GET /api/v1/room-comment/count', { query }).catch(() => null);
    if (asked !== begun) return look();
    const count = countIn(reply?.data);
    if (count !== null) $count.set({ count, change: 0 });
  }

  onMount($count, () => {
    void look();
    globalThis.addEventListener?.('online', look);
    return () => globalThis.removeEventListener?.('online', look);
  });

  return {
    $count,
    look: () => void look(),
    write() {
      begun += 1;
      underway += 1;
      shift(1);
      return (isWritten) => {
        underway -= 1;
        if (!isWritten) shift(-1);
        if (isDue) void look();
      };
    },
  };
}

/** The count of a show's comments on an API's page. */
export function getCommentCount(panggung: Panggung, showId: Id): CommentCount {
  return partOf(panggung, `comment count ${showId}`, () => createCommentCount(panggung, showId));
}
