import type { FilterChangeDetail, PageChangeDetail, WidgetEvent } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { useScreenParams } from './navigation/navigate.js';
import { pageOf } from './page-of.js';

/** Where the list of shows stands, which the address keeps: so do back, reload and whoever gets the link. AMB-016. */
export function useShowList() {
  const [query, setQuery] = useSearchParams();
  const { videoStatus } = useScreenParams();
  // The API refuses a NUL; without it the address names nothing, which is said.
  const wordOf = (name: string) => query.get(name)?.replaceAll('\0', '');
  const status = wordOf('videoStatus') ?? videoStatus;

  /** Adds an entry with these words in its address; null takes one out. */
  const openAt = (words: Record<string, string | number | null>) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      for (const [name, word] of Object.entries(words)) {
        if (word === null) next.delete(name);
        else next.set(name, String(word));
      }
      return next;
    });

  return {
    status,
    category: wordOf('category'),
    page: pageOf(query),
    onPageChange(event: WidgetEvent<PageChangeDetail>) {
      event.preventDefault();
      openAt({ videoStatus: status ?? null, page: event.detail.page });
    },
    onFilterChange(event: WidgetEvent<FilterChangeDetail>) {
      event.preventDefault();
      const { video_status, room_category_id } = event.detail;
      openAt({ videoStatus: video_status, category: room_category_id, page: null });
    },
  };
}
