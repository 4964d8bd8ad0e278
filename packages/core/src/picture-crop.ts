/** The part of a picture that is kept: its shape, its middle, and how close one looks. */
export interface PictureCrop {
  /** Width by height: 1 is a square. */
  ratio: number;
  /** Across and down, in px of the picture. */
  x: number;
  y: number;
  /** 1: as much of the picture as the shape holds. */
  zoom: number;
}

/** How large a picture, or a part of it, is, in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** As close as one can look. */
export const CROP_ZOOM_MAX = 4;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** How large the part is, in px of the picture. */
export function cropSize(
  { width, height }: PictureSize,
  { ratio, zoom }: Pick<PictureCrop, 'ratio' | 'zoom'>,
): PictureSize {
  const kept = Math.min(width, height * ratio) / zoom;
  return { width: kept, height: kept / ratio };
}

/** The nearest part of this shape that lies in the picture. */
function within(size: PictureSize, { ratio, x, y, zoom }: PictureCrop): PictureCrop {
  const near = between(1, zoom, CROP_ZOOM_MAX);
  const kept = cropSize(size, { ratio, zoom: near });
  return {
    ratio,
    x: between(kept.width / 2, x, size.width - kept.width / 2),
    y: between(kept.height / 2, y, size.height - kept.height / 2),
    zoom: near,
  };
}

/**
 * The largest part of a shape in a picture's middle.
 * @param ratio width by height
 */
export function firstCrop({ width, height }: PictureSize, ratio = 1): PictureCrop {
  return { ratio, x: width / 2, y: height / 2, zoom: 1 };
}

/**
 * Moves the part, by shares of its own width and height, as far as the picture goes.
 * @example moveCrop({ width: 400, height: 300 }, crop, { x: 0.05, y: 0 })
 */
export function moveCrop(size: PictureSize, crop: PictureCrop, by: { x: number; y: number }): PictureCrop {
  const { width, height } = cropSize(size, crop);
  return within(size, { ...crop, x: crop.x + by.x * width, y: crop.y + by.y * height });
}

/** Looks closer, or from further away, at the same place. */
export function zoomCrop(size: PictureSize, crop: PictureCrop, zoom: number): PictureCrop {
  return within(size, { ...crop, zoom });
}
