import { type Banner, bannerTarget, type PressTarget } from '@panggung/core';
import type { MouseEvent } from 'react';
import { useSettings } from '../ui/panggung-provider.js';
import { isPlainClick } from '../ui/plain-click.js';
import { useShowHref } from '../ui/show-href.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';

/** What makes a link of an `a`. */
export interface BannerLink {
  href: string;
  target?: '_blank';
  rel?: string;
  onClick: (event: MouseEvent) => void;
}

/** The address of a target; null where there is none. C-21 to C-24. */
function useHrefOf(): (target: PressTarget) => string | null {
  const { siteUrl, apiUrl = '' } = useSettings();
  const showHref = useShowHref();
  const site = siteUrl ?? apiUrl;
  return (target) => {
    switch (target.kind) {
      case 'banner':
        return `${site}/banner/detail?id=${encodeURIComponent(target.id)}`;
      case 'show':
        return showHref(target);
      case 'upcoming':
        return `${site}/video?videoStatus=WAITING`;
      case 'link':
        return target.url;
      case 'none':
        return null;
    }
  };
}

/** Makes real links of banners that ask the host first; null for one that leads nowhere. AMB-066. */
export function useBannerLink(onBannerSelect: WidgetListener<'banner-select'> | undefined) {
  const hrefOf = useHrefOf();
  return (banner: Banner, target: PressTarget = bannerTarget(banner)): BannerLink | null => {
    const href = hrefOf(target);
    if (href === null || target.kind === 'none') return null;
    const { kind } = target;
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      if (!emit(onBannerSelect, { banner_id: banner.id, kind, href })) event.preventDefault();
    };
    return { href, onClick, ...(kind === 'link' && { target: '_blank', rel: 'noopener noreferrer' }) };
  };
}
