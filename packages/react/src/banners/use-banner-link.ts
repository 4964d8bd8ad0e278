import { type Banner, bannerTarget, type PressTarget } from '@panggung/core';
import type { MouseEvent } from 'react';
import { hostLink } from '../ui/host-link.js';
import { useShowHref } from '../ui/show-href.js';
import { useSiteHref } from '../ui/site-href.js';
import type { WidgetListener } from '../ui/widget-event.js';

/** What makes a link of an `a`. */
export interface BannerLink {
  href: string;
  target?: '_blank';
  rel?: string;
  onClick: (event: MouseEvent) => void;
}

type Addresses = {
  [Kind in PressTarget['kind']]: (target: Extract<PressTarget, { kind: Kind }>) => string | null;
};

/** Where each kind of target is. C-21 to C-24. */
function useAddresses(): Addresses {
  const detail = useSiteHref('/banner/detail');
  const upcoming = useSiteHref('/video?videoStatus=WAITING');
  return {
    banner: ({ id }) => `${detail}?id=${encodeURIComponent(id)}`,
    show: useShowHref(),
    upcoming: () => upcoming,
    link: ({ url }) => url,
    none: () => null,
  };
}

/** Makes real links of banners that ask the host first; null for one that leads nowhere. AMB-066. */
export function useBannerLink(onBannerSelect: WidgetListener<'banner-select'> | undefined) {
  const addresses = useAddresses();
  return (banner: Banner, target: PressTarget = bannerTarget(banner)): BannerLink | null => {
    const { kind } = target;
    const href = addresses[kind](target as never);
    if (href === null || kind === 'none') return null;
    return {
      ...hostLink({ banner_id: banner.id, kind, href }, onBannerSelect),
      ...(kind === 'link' && { target: '_blank', rel: 'noopener noreferrer' }),
    };
  };
}
