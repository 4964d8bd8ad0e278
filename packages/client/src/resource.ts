import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';

/** Something on its way, here, or not to be had; a failure keeps what was shown before. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T; isStale?: boolean }
  | { status: 'failed'; error: ApiError; value?: T };

/** A value of the server's and how to ask for it anew. */
export interface Resource<T> {
  $value: ReadableAtom<Loadable<T>>;
  reload(): Promise<void>;
}

/** Younger values are shown without asking again, in ms. */
const FRESH_MS = 15_000;

/**
 * Builds a store that loads while listened to, shows the old value while asking again, asks once for all listeners,
 * and recovers by itself after a failure that may pass.
 */
export function createResource<T>(load: () => Promise<T>): Resource<T> {
  const $value = atom<Loadable<T>>({ status: 'loading' });
  let underway: Promise<void> | null = null;
  let loadedAt = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeard = false;

  function fail(error: ApiError) {
    const known = $value.get();
    $value.set({ status: 'failed', error, ...('value' in known && { value: known.value }) });
    loadedAt = 0;
    failures += 1;
    const pause = error.pauseAfter(failures);
    if (isHeard && pause) timer = setTimeout(reload, pause);
  }

  async function ask() {
    clearTimeout(timer);
    const known = $value.get();
    if (known.status === 'ready') $value.set({ ...known, isStale: true });
    try {
      const value = await load();
      loadedAt = Date.now();
      failures = 0;
      $value.set({ status: 'ready', value });
    } catch (thrown) {
      fail(toApiError(thrown));
    }
  }

  function reload(): Promise<void> {
    underway ??= ask().finally(() => {
      underway = null;
    });
    return underway;
  }

  onMount($value, () => {
    isHeard = true;
    const freshen = () => {
      if (Date.now() - loadedAt > FRESH_MS && !globalThis.document?.hidden) reload();
    };
    freshen();
    globalThis.addEventListener?.('online', freshen);
    globalThis.document?.addEventListener('visibilitychange', freshen);
    return () => {
      isHeard = false;
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', freshen);
      globalThis.document?.removeEventListener('visibilitychange', freshen);
    };
  });

  return { $value, reload };
}

/** A family of resources, one per key. */
export interface ResourceFamily<K, T> {
  (key: K): ReadableAtom<Loadable<T>>;
  /** Asks anew for one key. */
  reload(key: K): Promise<void>;
}

/** Builds a family: the same key always gives the same store. */
export function createResources<K, T>(load: (key: K) => Promise<T>): ResourceFamily<K, T> {
  const known = new Map<string, Resource<T>>();
  const of = (key: K) => {
    const name = JSON.stringify(key);
    let resource = known.get(name);
    if (!resource) {
      resource = createResource(() => load(key));
      known.set(name, resource);
    }
    return resource;
  };
  return Object.assign((key: K) => of(key).$value, { reload: (key: K) => of(key).reload() });
}
