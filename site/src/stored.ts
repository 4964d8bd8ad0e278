import { useCallback, useState } from 'react';

/**
 * A string kept in local storage; in memory alone where storage is denied.
 * @example const [dark, setDark] = useStored('dark', 'false');
 */
export function useStored(key: string, standard: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(key) ?? standard);
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
