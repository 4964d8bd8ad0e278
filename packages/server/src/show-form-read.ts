import { CAPTIONS_BYTES_MAX, IMAGE_BYTES_MAX, type ShowForm, type ShowPicture } from '@panggung/core';
import { ShowFormSchema, showPictures } from '@panggung/core/contract';
import { captionsTooLarge, readCaptions } from './captions.js';
import { check } from './check-input.js';
import { imageTooLarge } from './image-body.js';
import { createImageKeeper } from './image-keep.js';
import { refuseForeign } from './own-user.js';
import type { Ports } from './ports.js';
import { keepCovers } from './show-cover.js';
import type { ShowWish } from './show-write.js';
import { createUploadFormReader } from './upload-form.js';

/** A show's form, read to its end: its files are kept, and nothing shows them yet. */
export interface ShowFormRead {
  wish: ShowWish;
  /** What tells it from another form: its fields, and its files by what they hold; a video by its length. */
  said: unknown;
  /** Removes its video at once, where it came to nothing. */
  drop(): Promise<void>;
}

/** A picture's part may be written in each of these ways. AMB-156. */
function spellings(picture: ShowPicture): string[] {
  const snake = picture.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [...new Set([picture, picture.toLowerCase(), snake])];
}

const pictureOf = new Map(
  showPictures.flatMap((picture) => spellings(picture).map((name) => [name, picture])),
);
const files = {
  ...Object.fromEntries(
    [...pictureOf.keys()].map((name) => [name, { most: IMAGE_BYTES_MAX, tooLarge: imageTooLarge }]),
  ),
  captions: { most: CAPTIONS_BYTES_MAX, tooLarge: captionsTooLarge },
};

/** Capitals and underscores in the names of fields count for nothing. AMB-156. */
function plainNames(fields: Record<string, string>): Record<string, string> {
  const plain = Object.entries(fields).map(([name, value]) => [
    name.replaceAll('_', '').toLowerCase(),
    value,
  ]);
  return Object.fromEntries(plain);
}

/**
 * Reads shows' forms, holding one piece of a video at a time. Q-12, Q-13, AMB-162.
 * @throws ApiError `invalid_request`, and what refuses a picture, a video or captions
 * @example const { wish } = await createShowFormReader(ports)(context.req.raw, userId)
 */
export function createShowFormReader(ports: Ports) {
  const readForm = createUploadFormReader(ports);
  const keepImage = createImageKeeper(ports);
  return async (request: Request, userId: number): Promise<ShowFormRead> => {
    const read = await readForm(request, { ownerId: userId, video: 'file', files });
    try {
      const form: ShowForm = check(ShowFormSchema, plainNames(read.fields));
      refuseForeign(form.userid, userId);
      refuseForeign(form.videocreatedid, userId);
      const { captions: text, ...given } = read.files;
      const captions = text ? readCaptions(text) : null;
      const pictures = new Map(
        Object.entries(given).flatMap(([name, bytes]) => {
          const picture = pictureOf.get(name);
          return picture ? [[picture, bytes] as const] : [];
        }),
      );
      const covers = await keepCovers(keepImage, { ownerId: userId, pictures });
      const wish = { form, userId, covers, videoId: read.videoId, captions, now: ports.clock() };
      const said = { form, covers, captions, video: read.videoSize };
      return { wish, said, drop: read.drop };
    } catch (thrown) {
      await read.drop();
      throw thrown;
    }
  };
}
