/** The square of a picture that is kept: its middle, and how close one looks. */
export interface PhotoCrop {
  /** Across and down, in px of the picture. */
  x: number;
  y: number;
  /** 1: as much of the picture as a square holds. */
  zoom: number;
}

/** How large a picture is, in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** As close as one can look. */
export const PHOTO_ZOOM_MAX = 4;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The side of the square, in px of the picture. */
export function cropSide({ width, height }: PictureSize, { zoom }: Pick<PhotoCrop, 'zoom'>): number {
  return Math.min(width, height) / zoom;
}

/** The nearest square that lies in the picture. */
function within(size: PictureSize, { x, y, zoom }: PhotoCrop): PhotoCrop {
  const near = between(1, zoom, PHOTO_ZOOM_MAX);
  const half = cropSide(size, { zoom: near }) / 2;
  return { x: between(half, x, size.width - half), y: between(half, y, size.height - half), zoom: near };
}

/** The largest square in a picture's middle. */
export function firstCrop({ width, height }: PictureSize): PhotoCrop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/**
 * Moves the square, in parts of its own side, as far as the picture goes.
 * @example moveCrop({ width: 400, height: 300 }, crop, { x: 0.05, y: 0 })
 */
export function moveCrop(size: PictureSize, crop: PhotoCrop, by: { x: number; y: number }): PhotoCrop {
  const side = cropSide(size, crop);
  return within(size, { ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side });
}

/** Looks closer, or from further away, at the same place. */
export function zoomCrop(size: PictureSize, crop: PhotoCrop, zoom: number): PhotoCrop {
  return within(size, { ...crop, zoom });
}
