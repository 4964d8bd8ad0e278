import { countIn, type Id } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** How a show is liked. */
export interface LikeState {
  /** By the person on the page. */
  isLike: boolean;
  /** By how many, as the API said last; null before that. */
  count: number | null;
  /** What a press that the API has not answered makes of the count: -1, 0 or 1. */
  change: number;
}

/** What one person, or a guest, sees of the likes of a show. K-01 to K-04. */
export interface Liking {
  $like: ReadableAtom<LikeState>;
  /**
   * Likes the show, or no longer: shown at once. Answers what the API made of it, once for all presses meanwhile: null
   * for those, and where nothing changed. Rejects with `ApiError`, everything being as before. AMB-135.
   */
  toggle(): Promise<boolean | null>;
}

/** Whose like of which show. */
export interface LikingOptions {
  showId: Id;
  /** Unset for a guest. */
  userId: Id | undefined;
}

function createLiking({ http }: Panggung, { showId, userId }: LikingOptions): Liking {
  const query = { room_video_id: showId, user_id: userId };
  let said: Pick<LikeState, 'isLike' | 'count'> = { isLike: false, count: null };
  /** What shall be, while the API has not answered. */
  let wish: boolean | null = null;
  /** How many presses were answered: what was asked before the last one is worth nothing. */
  let answers = 0;
  const $like = atom<LikeState>({ ...said, change: 0 });

  function say(news: Partial<typeof said> = {}) {
    said = { ...said, ...news };
    const isLike = wish ?? said.isLike;
    $like.set({ isLike, count: said.count, change: Number(isLike) - Number(said.isLike) });
  }

  /** Asks quietly: what is not answered stays as it was. */
  async function learn(ask: () => Promise<Partial<typeof said>>) {
    const asked = answers;
    const news = await ask().catch(() => ({}));
    if (asked === answers) say(news);
  }

  async function askCount() {
    const { data } = await http.call('GET /api/v1/room-like/count', { query: { room_video_id: showId } });
    return { count: countIn(data) ?? said.count };
  }

  async function askMine() {
    return { isLike: (await http.call('GET /api/v1/room-like', { query })).data.is_like === true };
  }

  function look() {
    void learn(askCount);
    if (userId !== undefined) void learn(askMine);
  }

  onMount($like, () => {
    look();
    globalThis.addEventListener?.('online', look);
    return () => globalThis.removeEventListener?.('online', look);
  });

  /** Sends what is wished, and then what was wished meanwhile. */
  async function settle() {
    let sent: boolean | undefined;
    while (wish !== null && wish !== sent) {
      sent = wish;
      const { data } = await http.call('POST /api/v1/room-like', { body: { ...query, is_like: sent } });
      answers += 1;
      say({ isLike: data.is_like === true, count: countIn(data.count_like) ?? said.count });
    }
  }

  return {
    $like,
    async toggle() {
      const isUnderway = wish !== null;
      wish = !$like.get().isLike;
      say();
      if (isUnderway) return null;
      const before = said.isLike;
      await settle().finally(() => {
        wish = null;
        say();
      });
      return said.isLike === before ? null : said.isLike;
    },
  };
}

/** The likes of a show on an API's page, as one person sees them. */
export function getLiking(panggung: Panggung, options: LikingOptions): Liking {
  const { showId, userId = '' } = options;
  return partOf(panggung, `like ${showId} ${userId}`, () => createLiking(panggung, options));
}
