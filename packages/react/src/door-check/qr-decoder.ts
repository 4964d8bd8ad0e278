import { decodeQR } from 'qr/decode.js';
import type { ReadCode } from './qr-reader.js';

/** Side of the square that is looked at, in px: the most, and the least that still shows a code of a ticket. */
const LARGEST = 480;
const SMALLEST = 288;
/** A slower device looks at less: a press must not wait for longer, in ms. */
const BUDGET_MS = 30;

/** Builds a reader for browsers that have none: looks at the middle of the picture. */
export function createDecoder(): ReadCode {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let largest = LARGEST;

  /** The picture's middle, as small as may be. */
  function take(video: HTMLVideoElement): ImageData | null {
    const { videoWidth, videoHeight } = video;
    const cut = Math.min(videoWidth, videoHeight);
    if (!context || cut === 0) return null;
    const side = Math.min(cut, largest);
    if (canvas.width !== side) {
      canvas.width = side;
      canvas.height = side;
    }
    context.drawImage(video, (videoWidth - cut) / 2, (videoHeight - cut) / 2, cut, cut, 0, 0, side, side);
    return context.getImageData(0, 0, side, side);
  }

  return async (video) => {
    const begun = performance.now();
    try {
      const picture = take(video);
      return picture && decodeQR(picture, { timeLimit: BUDGET_MS / 2 });
    } catch {
      // Thrown where there is no code.
      return null;
    } finally {
      if (performance.now() - begun > BUDGET_MS) largest = Math.max(SMALLEST, Math.round(largest * 0.8));
    }
  };
}
