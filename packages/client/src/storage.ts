import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** Remembers small JSON values; where the browser denies storage, for as long as the page lives. */
export interface KeyValueStorage {
  get<T>(key: string): T | null;
  /** Null forgets the key. False where it is kept no longer than the page lives. */
  set(key: string, value: unknown): boolean;
  /** Tells of changes made by other tabs; returns how to stop. */
  listen(key: string, run: () => void): () => void;
}

/** What is needed of a `Storage`. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Even reading `localStorage` throws where it is denied (sandboxed frames, blocked third parties). */
export function localArea(): StorageArea | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What is kept here goes no further than the tab, and ends with it. */
export function tabArea(): StorageArea | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

function write(area: StorageArea | null, name: string, text: string | null): boolean {
  try {
    if (text === null) area?.removeItem(name);
    else area?.setItem(name, text);
    return area !== null;
  } catch {
    return false;
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Builds a storage over `localStorage`, or over memory when there is none or it refuses.
 * @example const storage = createStorage({ prefix: 'panggung:https://api.example.com:' });
 */
export function createStorage({
  prefix,
  area = localArea(),
}: {
  prefix: string;
  area?: StorageArea | null | undefined;
}): KeyValueStorage {
  const memory = new Map<string, string | null>();

  return {
    get(key) {
      const name = prefix + key;
      if (memory.has(name)) return parse(memory.get(name)) as never;
      try {
        return parse(area?.getItem(name)) as never;
      } catch {
        return null;
      }
    },
    set(key, value) {
      const name = prefix + key;
      const text = value === null ? null : JSON.stringify(value);
      const isKept = write(area, name, text);
      if (isKept) memory.delete(name);
      else memory.set(name, text);
      return isKept;
    },
    listen(key, run) {
      const heard = (event: StorageEvent) => {
        if (event.key === prefix + key || event.key === null) run();
      };
      globalThis.addEventListener?.('storage', heard);
      return () => globalThis.removeEventListener?.('storage', heard);
    },
  };
}

/** What begins the names of an API's page. */
export const prefixOf = ({ apiUrl }: Pick<Panggung, 'apiUrl'>) => `panggung:${apiUrl}:`;

/** The storage of an API's page. */
export function getStorage(panggung: Panggung): KeyValueStorage {
  const { storageArea: area } = panggung;
  return partOf(panggung, 'storage', () => createStorage({ prefix: prefixOf(panggung), area }));
}

/** The storage of an API's page in this tab alone. */
export function getTabStorage(panggung: Panggung): KeyValueStorage {
  const { storageArea } = panggung;
  return partOf(panggung, 'tab storage', () => {
    const area = storageArea === null ? null : tabArea();
    return createStorage({ prefix: prefixOf(panggung), area });
  });
}
