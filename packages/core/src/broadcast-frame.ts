import { CAMERA_MARGIN, CAMERA_SHARE } from './constants.js';

/** Width and height, in px. */
export interface FrameSize {
  width: number;
  height: number;
}

/** Where a picture lies in another, in px from its top left. */
export interface FramePlace extends FrameSize {
  x: number;
  y: number;
}

/** The longer side of a composite is at most this, in px: sharp enough for letters at 900 kbit/s. */
const LONGEST = 1280;

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);

/**
 * How large a composite of a shared screen is: the screen's shape, in even numbers as encoders want them.
 * @example compositeSize({ width: 2560, height: 1440 }) // { width: 1280, height: 720 }
 */
export function compositeSize({ width, height }: FrameSize): FrameSize {
  const scale = Math.min(1, LONGEST / Math.max(width, height, 1));
  return { width: even(width * scale), height: even(height * scale) };
}

/**
 * Where the camera lies over a shared screen: at its bottom right, 15 % as wide as it, 15 px from its edges. N-14, AMB-171.
 * @example cameraPlace({ width: 1280, height: 720 }, { width: 640, height: 480 }) // { x: 1073, y: 561, width: 192, height: 144 }
 */
export function cameraPlace(screen: FrameSize, camera: FrameSize): FramePlace {
  const width = Math.round(screen.width * CAMERA_SHARE);
  const height = Math.round((width * camera.height) / Math.max(camera.width, 1));
  return {
    x: screen.width - width - CAMERA_MARGIN,
    y: screen.height - height - CAMERA_MARGIN,
    width,
    height,
  };
}
