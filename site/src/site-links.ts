import type { WidgetEvent } from '@panggung/react';
import { useMemo } from 'react';
import { useNavigate } from './navigation/navigate.js';

/** What widgets need to open a page of the site without loading it anew. */
export function useSiteLinks() {
  const { go } = useNavigate();
  return useMemo(() => {
    const follow = (event: WidgetEvent<{ href: string }>) => {
      event.preventDefault();
      const { pathname, search } = new URL(event.detail.href, location.href);
      go(pathname + search);
    };
    return { onListOpen: follow, onTicketOpen: follow };
  }, [go]);
}
