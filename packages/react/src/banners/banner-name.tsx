import { type Banner, bannerMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import type { BannerLink } from './use-banner-link.js';

/** A banner's name, as the link it is; one without a name still says what it is. */
export function BannerName({ banner, link }: { banner: Banner; link: BannerLink | null }) {
  const words = useWords(bannerMessages);
  const name = banner.name || words.banner;
  if (!link) return name;
  return (
    <a {...link}>
      {name}
      {link.target && <span className="panggung-hidden"> ({words.new_tab})</span>}
    </a>
  );
}
