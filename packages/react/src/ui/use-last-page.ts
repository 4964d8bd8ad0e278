import type { Loadable } from '@panggung/client';
import { useEffect, useRef } from 'react';

/**
 * The page of a list; while the next one is on its way, or does not come, the last one stays. One without anything on it
 * does not: it would say of the next that there is nothing. Q-16.
 * @example const page = useLastPage(list, isBlank);
 */
export function useLastPage<Page>(list: Loadable<Page>, isBlank: (page: Page) => boolean): Page | null {
  const last = useRef<Page | null>(null);
  const page = ('value' in list && list.value) || last.current;
  useEffect(() => {
    last.current = page && !isBlank(page) ? page : null;
  }, [page, isBlank]);
  return page;
}
