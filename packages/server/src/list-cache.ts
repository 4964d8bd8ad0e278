import { gzip } from './gzip.js';

/** A body as it goes out, with its name for If-None-Match. */
export interface CachedBody {
  body: string;
  etag: string;
  /** The same, packed with gzip: once, when somebody first takes it so. */
  packed(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface ListCacheOptions {
  clock: () => number;
  /** How long a body is given out again, in ms. @default 1000 */
  lifetime?: number;
  /** How many bodies are kept; the oldest goes first. @default 500 */
  capacity?: number;
}

/** Gives a body out again, or makes it: once for all who ask at the same time. */
export interface ListCache {
  (key: string, make: () => Promise<string>): Promise<CachedBody>;
  /** Something was changed: whoever did it sees it at once. */
  forget(): void;
}

/**
 * Keeps serialised public lists for a moment, so that a rush asks the database once a second and not once a viewer.
 * @example const cached = createListCache({ clock: Date.now })
 */
export function createListCache({ clock, lifetime = 1000, capacity = 500 }: ListCacheOptions): ListCache {
  const kept = new Map<string, { pending: Promise<CachedBody>; until: number }>();
  const drop = (key: string, pending: Promise<CachedBody>) => {
    if (kept.get(key)?.pending === pending) kept.delete(key);
  };

  const cache = (key: string, make: () => Promise<string>): Promise<CachedBody> => {
    const known = kept.get(key);
    if (known && known.until > clock()) return known.pending;
    const pending = named(make);
    // While it is being made everybody waits for it; its time runs from when it is there.
    const entry = { pending, until: Number.POSITIVE_INFINITY };
    kept.delete(key);
    kept.set(key, entry);
    pending.then(
      () => {
        entry.until = clock() + lifetime;
      },
      () => drop(key, pending),
    );
    if (kept.size > capacity) kept.delete(kept.keys().next().value as string);
    return pending;
  };
  return Object.assign(cache, { forget: () => kept.clear() });
}

async function named(make: () => Promise<string>): Promise<CachedBody> {
  const body = await make();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  let packing: ReturnType<CachedBody['packed']> | undefined;
  const packed = () => {
    packing ??= gzip(body);
    return packing;
  };
  return { body, etag: `"${hex.join('')}"`, packed };
}
