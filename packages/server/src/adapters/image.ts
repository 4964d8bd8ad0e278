import { IMAGE_PIXELS_MAX, type PictureSize } from '@panggung/core';
import type { Sharp } from 'sharp';
import { ImageError, type ImageWorkshop, type Rendition } from '../ports.js';

/** With the first picture: where the machine has no binary for it, all but pictures works. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // What is not listed here is never decoded, whatever a file's content makes of itself.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  // Pictures are many and different, and their threads would be taken from the buyers.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
type Library = Awaited<ReturnType<typeof loadSharp>>;

/** How long one picture may take, in s. */
const PATIENCE = 20;

const encoders: Record<Rendition['type'], (picture: Sharp) => Sharp> = {
  'image/avif': (picture) => picture.avif({ quality: 55 }),
  'image/webp': (picture) => picture.webp({ quality: 80 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
};

/** Pictures by sharp (libvips). Of what comes in only the pixels go out: no EXIF, no place, no profile, no second frame. */
export function createImageWorkshop(): ImageWorkshop {
  let loading: Promise<Library> | undefined;
  const load = () => {
    loading ??= loadSharp();
    return loading;
  };
  return {
    async measure(bytes) {
      const sharp = await load();
      // The header alone: nothing of a bomb is unpacked before its size is known.
      const { autoOrient } = await orUnreadable(sharp(bytes, { limitInputPixels: false }).metadata());
      return autoOrient;
    },
    async render(bytes, renditions) {
      const sharp = await load();
      const whole = await decode(sharp, bytes, largestOf(renditions));
      const made = renditions.map(({ width, height, type }) =>
        encoders[type](whole().resize(width, height)).toBuffer(),
      );
      return (await Promise.all(made)).map((content) => new Uint8Array(content));
    },
  };
}

function largestOf(sizes: readonly PictureSize[]): PictureSize {
  return sizes.reduce((largest, size) => (size.width > largest.width ? size : largest));
}

/** Decodes once, upright, its middle in the largest size; what is transparent becomes white. */
async function decode(sharp: Library, bytes: Uint8Array, size: PictureSize): Promise<() => Sharp> {
  const middle = sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize(size.width, size.height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw();
  const { data, info } = await orUnreadable(middle.toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new ImageError((error as Error).message);
  }
}
