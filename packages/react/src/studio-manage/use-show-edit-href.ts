import type { Id } from '@panggung/core';
import { useSiteHref } from '../ui/site-href.js';

/** Where a show is changed. M-07. */
export function useShowEditHref(id: Id): string {
  return useSiteHref(`/show/edit?id=${encodeURIComponent(id)}&type=Edit`);
}
