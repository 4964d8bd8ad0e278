import type { Loadable } from '@panggung/client';
import { useEffect, useRef } from 'react';

export interface LastPageOptions<Page> {
  /**
   * What the list is of: a page of another is forgotten.
   * @default '', always the same
   */
  key?: string;
  /** Whether there is nothing on a page: one that stayed would say of the next that there is nothing. */
  isBlank: (page: Page) => boolean;
  /**
   * Whether a refusal empties the list; a network that is away never does. D-13, AMB-073.
   * @default false
   */
  clearsOnRefusal?: boolean;
}

/**
 * The page of a list; while the next one is on its way, or does not come, the last one stays. Q-16.
 * @example const page = useLastPage(list, { key: q, isBlank });
 */
export function useLastPage<Page>(list: Loadable<Page>, options: LastPageOptions<Page>): Page | null {
  const { key = '', isBlank, clearsOnRefusal = false } = options;
  const last = useRef<{ key: string; page: Page | null }>({ key, page: null });
  const isRefused = clearsOnRefusal && list.status === 'failed' && list.error.status > 0;
  const known = last.current.key === key ? last.current.page : null;
  const page = isRefused ? null : ('value' in list && list.value) || known;
  useEffect(() => {
    last.current = { key, page: page && !isBlank(page) ? page : null };
  }, [key, page, isBlank]);
  return page;
}
