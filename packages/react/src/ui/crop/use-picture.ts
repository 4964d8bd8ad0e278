import { IMAGE_SIDE_MIN } from '@panggung/core';
import { useEffect, useState } from 'react';

/** A picture to cut from, or why there is none; undefined while it is read. */
export type Opened = ImageBitmap | 'unreadable' | 'too_large' | 'too_small' | undefined;

/** Larger files are not read: a phone's memory holds few such pictures. In bytes. */
const BYTES_MAX = 50 * 1024 * 1024;
/** Longer sides than many graphics chips draw, in px; far more than a photo has. */
const SIDE_MAX = 4096;

/** The same picture at a size that every browser draws. */
async function shrunk(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const scale = SIDE_MAX / Math.max(width, height);
  if (scale >= 1) return picture;
  const resizeWidth = Math.max(1, Math.round(width * scale));
  const resizeHeight = Math.max(1, Math.round(height * scale));
  try {
    return await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  } finally {
    picture.close();
  }
}

/** Drawn from memory, not from an address: a page's policy may allow pictures from few places. */
async function open(file: Blob): Promise<ImageBitmap | 'too_small'> {
  const picture = await createImageBitmap(file);
  if (Math.min(picture.width, picture.height) >= IMAGE_SIDE_MIN) return shrunk(picture);
  picture.close();
  return 'too_small';
}

/** A file as a picture, upright. */
export function usePicture(file: Blob): Opened {
  const [picture, setPicture] = useState<Opened>();
  useEffect(() => {
    if (file.size > BYTES_MAX) return setPicture('too_large');
    let isLeft = false;
    let opened: ImageBitmap | undefined;
    open(file).then(
      (found) => {
        if (typeof found === 'object') opened = found;
        if (isLeft) opened?.close();
        else setPicture(found);
      },
      () => setPicture('unreadable'),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [file]);
  return picture;
}
