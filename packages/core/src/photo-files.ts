import { PHOTO_SIZE } from './constants.js';

/** The sides of the files of a photo, in px: as large as it is shown, and two for small places. P-19. */
export const PHOTO_WIDTHS = [PHOTO_SIZE, 160, 80] as const;

/** Smaller files of a photo, as a `<source>` names them. */
export interface PhotoSource {
  type: string;
  srcSet: string;
}

/** A photo as the API writes its address; the same name ends otherwise for each file. */
const address = /^(.*\/media\/[0-9a-f]{32})-300\.jpg$/;

/**
 * The files of an uploaded photo in formats that not every browser reads, the smallest first; none for other pictures.
 * @example photoSources('/media/0123456789abcdef0123456789abcdef-300.jpg')[0].type // 'image/avif'
 */
export function photoSources(url: string): PhotoSource[] {
  const [, name] = address.exec(url) ?? [];
  if (!name) return [];
  return ['avif', 'webp'].map((ending) => ({
    type: `image/${ending}`,
    srcSet: PHOTO_WIDTHS.map((width) => `${name}-${width}.${ending} ${width}w`).join(', '),
  }));
}
