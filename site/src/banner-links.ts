import type { BannerSelectDetail, WidgetEvent } from '@panggung/react';
import { useMemo } from 'react';
import { useNavigate } from './navigation/navigate.js';
import { showHref } from './show-links.js';

/** What widgets need to open what banners lead to without loading the page anew. */
export function useBannerLinks() {
  const { go } = useNavigate();
  return useMemo(
    () => ({
      showHref,
      onBannerSelect(event: WidgetEvent<BannerSelectDetail>) {
        const { kind, href } = event.detail;
        // Out of here: that is the browser's.
        if (kind === 'link') return;
        event.preventDefault();
        const { pathname, search } = new URL(href, location.href);
        go(pathname + search);
      },
    }),
    [go],
  );
}
