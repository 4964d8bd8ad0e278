import { useEffect, useState } from 'react';

/** A file as a picture, upright: undefined while it is read, null where it is none. */
export function usePicture(file: File): ImageBitmap | null | undefined {
  const [picture, setPicture] = useState<ImageBitmap | null>();
  useEffect(() => {
    let isLeft = false;
    let opened: ImageBitmap | undefined;
    // Drawn from memory, not from an address: a page's policy may allow pictures from few places.
    createImageBitmap(file).then(
      (bitmap) => {
        opened = bitmap;
        if (isLeft) bitmap.close();
        else setPicture(bitmap);
      },
      () => setPicture(null),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [file]);
  return picture;
}
