import { type Banner, bannerMessages } from '@panggung/core';
import { CoveringLink } from '../ui/covering-link.js';
import { useWords } from '../ui/use-words.js';
import type { BannerLink } from './use-banner-link.js';

export interface BannerNameProps {
  banner: Banner;
  link: BannerLink | null;
  /** The link covers the card that the name stands on. */
  isCovering?: boolean;
}

/** A banner's name, as the link it is; one without a name still says what it is. */
export function BannerName({ banner, link, isCovering = false }: BannerNameProps) {
  const words = useWords(bannerMessages);
  const name = banner.name || words.banner;
  if (!link) return name;
  const Link = isCovering ? CoveringLink : 'a';
  return (
    <Link {...link}>
      {name}
      {link.target && <span className="panggung-hidden"> ({words.new_tab})</span>}
    </Link>
  );
}
