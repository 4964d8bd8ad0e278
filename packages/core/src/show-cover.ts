import { LANDSCAPE_RATIO, PORTRAIT_RATIO } from './constants.js';
import type { ShowPicture } from './contract/show-write.js';
import type { PictureSize } from './picture-crop.js';
import type { ShowFields, ShowFormMode } from './show-form.js';

/** The cover of each picture: width by height. M-33 to M-35. */
export const coverRatio: Record<ShowPicture, number> = {
  image: LANDSCAPE_RATIO,
  verticalImage: PORTRAIT_RATIO,
  image1: PORTRAIT_RATIO,
  image2: PORTRAIT_RATIO,
};

/** Whether a picture has the ratio it should: the same two decimals. AMB-157. */
export function hasRatio({ width, height }: PictureSize, ratio: number): boolean {
  return (width / height).toFixed(2) === ratio.toFixed(2);
}

/** One cover of a form: the picture the show has, and the one that was chosen. */
export interface CoverField {
  url: string | null;
  chosen: PictureSize | null;
}
export type CoverFields = Record<ShowPicture, CoverField>;

/** What a cover says beneath it: the hint until one is there, or that it has the wrong shape. M-36, M-37. */
export type CoverProblem = 'cover_landscape' | 'cover_portrait' | 'cover_ratio';
export type CoverProblems = Partial<Record<ShowPicture, CoverProblem>>;

/** Past covers belong to a show that is yet to be, and are asked for once. M-39, AMB-158. */
function isAsked(picture: ShowPicture, { mode, show_type }: CoverMoment): boolean {
  const isPast = picture === 'image1' || picture === 'image2';
  return !isPast || (mode === 'Add' && show_type === 'live');
}

interface CoverMoment extends Pick<ShowFields, 'show_type'> {
  mode: ShowFormMode;
}

/** All that is wrong with the covers; while anything is, the form is not sent: 'Cover is required'. M-33 to M-39. */
export function coverProblems(covers: CoverFields, moment: CoverMoment): CoverProblems {
  const problems: CoverProblems = {};
  for (const [name, { url, chosen }] of Object.entries(covers)) {
    const picture = name as ShowPicture;
    const ratio = coverRatio[picture];
    if (!isAsked(picture, moment)) continue;
    if (chosen && !hasRatio(chosen, ratio)) problems[picture] = 'cover_ratio';
    if (chosen || url) continue;
    problems[picture] = ratio === LANDSCAPE_RATIO ? 'cover_landscape' : 'cover_portrait';
  }
  return problems;
}
