import type { BannerSelectDetail, WidgetEvent } from '@panggung/react';
import { useMemo } from 'react';
import { useNavigate } from './navigation/navigate.js';

/** What widgets need to open a page of the site without loading it anew. */
export function useSiteLinks() {
  const { go } = useNavigate();
  return useMemo(() => {
    const follow = (event: WidgetEvent<{ href: string | null }>) => {
      // What opens in place leads nowhere.
      if (event.detail.href === null) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(event.detail.href, location.href);
      go(pathname + search + hash);
    };
    return {
      /** Opens where an event leads. */
      follow,
      onListOpen: follow,
      onTicketOpen: follow,
      onRedeemStart: follow,
      onGiftStart: follow,
      onProfileStart: follow,
      onSearch: follow,
      onNotificationSelect: follow,
      // What leads out of here is the browser's to open.
      onBannerSelect: (event: WidgetEvent<BannerSelectDetail>) =>
        event.detail.kind === 'link' ? undefined : follow(event),
    };
  }, [go]);
}
