import { type Id, sameId } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';

/** Where a list that grows as one scrolls stands: its first page is asked for, the next one is, there are no more. */
export type FeedStatus = 'loading' | 'ready' | 'loading_more' | 'ended' | 'failed';

/** What is known of such a list, in the server's order. */
export interface FeedState<T> {
  status: FeedStatus;
  items: readonly T[];
  /** Why the last page did not come; only with `failed`. */
  error?: ApiError;
}

/** A list that is read page by page, and loads its first one while listened to. */
export interface Feed<T> {
  $feed: ReadableAtom<FeedState<T>>;
  /** Asks for the next page, a moment later; asking again meanwhile does nothing. After a failure it asks again. */
  more(): void;
  /** Begins anew; what is shown stays until the first page is here. */
  reload(): Promise<void>;
  /** Puts something that was just written at the head. */
  prepend(item: T): void;
  /** Puts something in the place of another; at the head where that is gone. */
  replace(id: Id, item: T): void;
  /** Takes something out. */
  remove(id: Id): void;
}

export interface FeedOptions<T> {
  /** Reads a page, from 1. */
  load: (page: number) => Promise<{ items: T[]; totalPage: number }>;
  /** How long `more` waits before it asks, in ms. */
  delay: number;
  /** Whether a refusal by the server empties the list; a network that is away never does. D-22, AMB-073. */
  clearsOnRefusal?: boolean;
}

const without = <T extends { id: Id }>(items: readonly T[], id: Id) =>
  items.filter((item) => !sameId(item.id, id));

/**
 * Builds a list that grows, and recovers by itself after a failure that may pass. Pages drift when something new comes
 * first: what is there already is not shown twice.
 * @example const feed = createFeed({ load: readPage, delay: 500 }); feed.more();
 */
export function createFeed<T extends { id: Id }>({
  load,
  delay,
  clearsOnRefusal = false,
}: FeedOptions<T>): Feed<T> {
  const $feed = atom<FeedState<T>>({ status: 'loading', items: [] });
  let nextPage = 1;
  /** Raised by each question: an answer to an older one is dropped. */
  let turn = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fresh = (items: readonly T[], page: T[]) =>
    page.filter(({ id }) => !items.some((known) => sameId(known.id, id)));

  function stop() {
    clearTimeout(timer);
    turn += 1;
  }

  function readLater(pause: number) {
    stop();
    timer = setTimeout(read, pause);
  }

  function fail(error: ApiError) {
    const isCleared = clearsOnRefusal && error.status > 0;
    const known = $feed.get();
    if (isCleared) nextPage = 1;
    // What fails again while nobody asked is told once.
    const told = known.error?.code === error.code ? known.error : error;
    $feed.set({ status: 'failed', items: isCleared ? [] : known.items, error: told });
    failures += 1;
    const pause = error.pauseAfter(failures);
    if (pause) readLater(pause);
  }

  async function read() {
    stop();
    const asked = turn;
    const page = nextPage;
    try {
      const { items, totalPage } = await load(page);
      if (asked !== turn) return;
      failures = 0;
      nextPage = page + 1;
      const known = page === 1 ? [] : $feed.get().items;
      const status = page < totalPage ? 'ready' : 'ended';
      $feed.set({ status, items: [...known, ...fresh(known, items)] });
    } catch (thrown) {
      if (asked === turn) fail(toApiError(thrown));
    }
  }

  function reload(): Promise<void> {
    nextPage = 1;
    $feed.set({ status: 'loading', items: $feed.get().items });
    return read();
  }

  onMount($feed, () => {
    void reload();
    const recover = () => void ($feed.get().status === 'failed' && read());
    globalThis.addEventListener?.('online', recover);
    return () => {
      stop();
      globalThis.removeEventListener?.('online', recover);
    };
  });

  return {
    $feed,
    reload,
    more() {
      const { status, items } = $feed.get();
      if (status !== 'ready' && status !== 'failed') return;
      $feed.set({ status: 'loading_more', items });
      readLater(delay);
    },
    prepend(item) {
      const { items, ...rest } = $feed.get();
      $feed.set({ ...rest, items: [item, ...without(items, item.id)] });
    },
    replace(id, item) {
      const { items, ...rest } = $feed.get();
      const others = without(items, item.id);
      const isThere = others.some((known) => sameId(known.id, id));
      const swap = (known: T) => (sameId(known.id, id) ? item : known);
      $feed.set({ ...rest, items: isThere ? others.map(swap) : [item, ...others] });
    },
    remove(id) {
      const { items, ...rest } = $feed.get();
      $feed.set({ ...rest, items: without(items, id) });
    },
  };
}
