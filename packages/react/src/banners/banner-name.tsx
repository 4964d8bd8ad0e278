import { type Banner, bannerMessages } from '@panggung/core';
import type { CoveringLink } from '../ui/covering-link.js';
import { useWords } from '../ui/use-words.js';
import type { BannerLink } from './use-banner-link.js';

export interface BannerNameProps {
  banner: Banner;
  link: BannerLink | null;
  /**
   * A link that covers the card the name stands on; a carousel has none, and does not load it.
   * @default 'a'
   */
  Link?: typeof CoveringLink | 'a';
}

/** A banner's name, as the link it is; one without a name still says what it is. */
export function BannerName({ banner, link, Link = 'a' }: BannerNameProps) {
  const words = useWords(bannerMessages);
  const name = banner.name || words.banner;
  if (!link) return name;
  return (
    <Link {...link}>
      {name}
      {link.target && <span className="panggung-hidden"> ({words.new_tab})</span>}
    </Link>
  );
}
