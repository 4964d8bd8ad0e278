import { getCommentCount } from '@panggung/client';
import { countIn, type Show } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** How many comments a show has; before the API has been asked for that alone, what the show says. K-05. */
export function useCommentCount(show: Pick<Show, 'id'> & Partial<Pick<Show, 'count_comment'>>): number {
  const { count, change } = useStore(getCommentCount(usePanggung(), show.id).$count);
  return Math.max(0, (count ?? countIn(show.count_comment) ?? 0) + change);
}
