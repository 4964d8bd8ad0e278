import { timecode } from './timecode.fixture.js';

/** What a picture of the camera says. */
export interface ReadPicture {
  number: number;
  /** Which of the grounds lies behind the number. */
  ground: number;
  /** There is no picture yet. */
  isBlack: boolean;
}

/** No ground is as dark. */
const BLACK = 40;

/** A part of a picture, in shares of its width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

const whole: PicturePart = { x: 0, y: 0, width: 1, height: 1 };

/** Reads the camera's pictures in a page, whatever their size, and where they are a part of another. */
export function createTimecodeReader(): (video: HTMLVideoElement, part?: PicturePart) => ReadPicture {
  const { width, height, bits, block, grounds } = timecode;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });

  function pixel(x: number, y: number) {
    const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return { brightness: 0.299 * red + 0.587 * green + 0.114 * blue, hue: blue - red };
  }

  return (video, part = whole) => {
    const { videoWidth: across, videoHeight: down } = video;
    const from = [part.x * across, part.y * down, part.width * across, part.height * down] as const;
    context?.drawImage(video, ...from, 0, 0, width, height);
    let number = 0;
    for (let bit = 0; bit < bits; bit++)
      if (pixel((bit + 1.5) * block, block * 1.5).brightness > 128) number |= 1 << bit;
    const { brightness, hue } = pixel(width / 2, height * 0.75);
    const distances = grounds.map(([y, u, v]) =>
      Math.hypot(brightness - y, hue - (1.772 * (u - 128) - 1.402 * (v - 128))),
    );
    return { number, ground: distances.indexOf(Math.min(...distances)), isBlack: brightness < BLACK };
  };
}
