import type { ShowFormState } from '@panggung/client';
import { coverRatio, type PictureSize, type ShowPicture } from '@panggung/core';
import { useEffect, useState } from 'react';

type Files = ShowFormState['files'];

/** The pictures of a show. */
export const showPictures = Object.keys(coverRatio) as ShowPicture[];

/** What is no picture has no shape either. */
const NO_SIZE: PictureSize = { width: 0, height: 1 };

async function sizeOf(file: Blob): Promise<PictureSize> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return NO_SIZE;
  }
}

/** How large the chosen covers are, as far as they have been looked at. */
export function usePictureSizes(files: Files): Partial<Record<ShowPicture, PictureSize>> {
  const [known, setKnown] = useState<ReadonlyMap<Blob, PictureSize>>(new Map());
  useEffect(() => {
    let isLeft = false;
    for (const picture of showPictures) {
      const file = files[picture];
      if (!file || known.has(file)) continue;
      void sizeOf(file).then((size) => {
        if (!isLeft) setKnown((sizes) => new Map(sizes).set(file, size));
      });
    }
    return () => {
      isLeft = true;
    };
  }, [files, known]);
  const entries = showPictures.map((picture) => {
    const file = files[picture];
    return [picture, file && known.get(file)] as const;
  });
  return Object.fromEntries(entries.filter(([, size]) => size));
}
