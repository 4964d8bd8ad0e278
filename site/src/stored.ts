import { useCallback, useEffect, useState } from 'react';

/**
 * A string kept in local storage, the same in every tab; in memory alone where storage is denied. Null: never chosen.
 * @example const [dark, setDark] = useStored('dark')
 */
export function useStored(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => read(key));
  useEffect(() => {
    // Without a key, all of it was cleared.
    const hear = (event: StorageEvent) => (event.key ?? key) === key && setValue(event.newValue);
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [key]);
  const store = useCallback(
    (next: string) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  return [value, store];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied: the choice lasts as long as the page.
  }
}
