import type { Banner } from './contract/banner.js';
import type { Id } from './id.js';
import { safeLink } from './link.js';

/** What a promotion leads to. T-06. */
export const promoTypes = ['DETAIL', 'LINK', 'SHOW'] as const;
export type PromoType = (typeof promoTypes)[number];

/** Longest description left as it is, in characters, and what is kept of a longer one before the ellipsis. C-20. */
const BANNER_TEXT_LENGTH = 58;
const ELLIPSIS = '...';

/**
 * A banner's description as its card shows it: 58 characters at most, counted as people count them. C-20, AMB-065.
 * @example trimmedDescription('a'.repeat(80)).length // 58
 */
export function trimmedDescription(description: string | null | undefined): string {
  // A number, too, may come where a text belongs.
  const text = String(description ?? '');
  if (text.length <= BANNER_TEXT_LENGTH) return text;
  const letters = firstLetters(text);
  if (letters.length <= BANNER_TEXT_LENGTH) return text;
  return letters.slice(0, BANNER_TEXT_LENGTH - ELLIPSIS.length).join('') + ELLIPSIS;
}

/** Signs that stand alone: no line break of two, nothing that joins what is before it. */
const standsAlone = /^[\t\n\x20-\u02ff]*$/;

/** One letter more than fits, where there are so many. A segmenter is slow to come: most texts do without. */
function firstLetters(text: string): string[] {
  const begin = text.slice(0, BANNER_TEXT_LENGTH + 2);
  if (standsAlone.test(begin)) return [...begin];
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (letters.push(segment) > BANNER_TEXT_LENGTH) break;
  }
  return letters;
}

/** Where a press leads. */
export type PressTarget =
  | { kind: 'banner' | 'show'; id: Id }
  | { kind: 'link'; url: string }
  /** The list of shows to come. */
  | { kind: 'upcoming' }
  | { kind: 'none' };

type Pressed = Pick<Banner, 'id' | 'banner_type' | 'promo_type' | 'link_url' | 'room_video_id'>;
type Rule = (banner: Pressed) => PressTarget;

const nowhere: PressTarget = { kind: 'none' };

const toShow: Rule = ({ room_video_id }) =>
  room_video_id == null ? nowhere : { kind: 'show', id: room_video_id };
const toDetail: Rule = ({ id }) => ({ kind: 'banner', id });
const toLink: Rule = ({ link_url }) => {
  const url = safeLink(link_url);
  return url ? { kind: 'link', url } : nowhere;
};

const byBannerType: Readonly<Record<string, Rule>> = {
  DETAIL: toDetail,
  SHOW: toShow,
};
const byPromoType: Readonly<Record<string, Rule>> = { DETAIL: toDetail, LINK: toLink, SHOW: toShow };
const upcoming: Rule = (banner) => (banner.room_video_id == null ? { kind: 'upcoming' } : toShow(banner));

/** What a table says of a word that came from outside. */
function ruleOf(rules: Readonly<Record<string, Rule>>, name: string | null | undefined): Rule | undefined {
  return name != null && Object.hasOwn(rules, name) ? rules[name] : undefined;
}

/**
 * Where a press on a banner leads: `banner_type` decides, then `promo_type`. C-21 to C-24, AMB-066.
 * @example bannerTarget(banner) // { kind: 'show', id: 7 }
 */
export function bannerTarget(banner: Pressed): PressTarget {
  const decided = ruleOf(byBannerType, banner.banner_type) ?? ruleOf(byPromoType, banner.promo_type);
  if (decided) return decided(banner);
  return banner.banner_type === 'UPCOMING' ? upcoming(banner) : nowhere;
}

/**
 * Where a promotion's button leads. D-24, AMB-070.
 * @example promotionTarget({ promo_type: 'LINK', link_url: 'https://sanggar.example', room_video_id: null })
 */
export function promotionTarget(
  promotion: Pick<Banner, 'promo_type' | 'link_url' | 'room_video_id'>,
): PressTarget {
  // Its dialog is its detail.
  if (promotion.promo_type === 'DETAIL') return nowhere;
  return ruleOf(byPromoType, promotion.promo_type)?.({ ...promotion, id: '', banner_type: '' }) ?? nowhere;
}
