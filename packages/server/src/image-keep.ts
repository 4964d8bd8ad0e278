import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MIN, type PictureSize } from '@panggung/core';
import { ApiError } from './errors.js';
import { imageFiles, imageName } from './image-name.js';
import { createTurns } from './image-turns.js';
import { imageType } from './image-type.js';
import { ImageError, type Ports } from './ports.js';

/** A picture to keep. */
export interface NewImage {
  ownerId: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** What is kept of it, all of one shape, in px; the first is what its address names. */
  sizes: readonly [PictureSize, ...PictureSize[]];
  /** Refuses a picture of that size, before it is worked on. @default none */
  check?: (size: PictureSize) => void;
}

/** Keeps pictures for who uploads them; answers a picture's name. Shown nowhere, it is removed after a while. */
export type ImageKeeper = (image: NewImage) => Promise<string>;

/**
 * Makes what is kept of an upload: nothing of it but its pixels, upright, in every width and format.
 * @throws ApiError `image_unreadable`, `image_too_large`, `image_too_small`, `busy`
 */
export function createImageKeeper(ports: Ports): ImageKeeper {
  const takeTurn = createTurns();
  return async ({ ownerId, bytes, sizes, check }) => {
    const name = await imageName({ ownerId, bytes }, sizes[0]);
    const files = imageFiles(name, sizes);
    const contents = await takeTurn(() => render(ports, { bytes, files, check }));
    await announce(ports, { name, ownerId });
    await Promise.all(
      files.map((file, at) => ports.files.put(file.name, contents[at] as Uint8Array<ArrayBuffer>, file.type)),
    );
    return name;
  };
}

interface Rendering extends Pick<NewImage, 'bytes'> {
  check: NewImage['check'] | undefined;
  files: ReturnType<typeof imageFiles>;
}

async function render(
  { images }: Ports,
  { bytes, files, check }: Rendering,
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (!imageType(bytes)) throw unreadable();
  try {
    const { width, height } = await images.measure(bytes);
    if (width * height > IMAGE_PIXELS_MAX) throw tooManyPixels();
    if (Math.min(width, height) < IMAGE_SIDE_MIN) throw tooSmall();
    check?.({ width, height });
    return await images.render(bytes, files);
  } catch (thrown) {
    throw thrown instanceof ImageError ? unreadable() : thrown;
  }
}

/** Before its files: whatever happens to them, the clean-up knows of them. */
async function announce(
  { database, clock }: Ports,
  { name, ownerId }: { name: string; ownerId: number },
): Promise<void> {
  const now = clock();
  await database
    .insertInto('image')
    .values({ name, owner_id: ownerId, used_by: null, created_at: now, changed_at: now })
    .onConflict((known) => known.column('name').doUpdateSet({ changed_at: now }))
    .execute();
}

function unreadable(): ApiError {
  return new ApiError('image_unreadable', 'The file must be a JPEG, PNG, WebP, AVIF or GIF picture');
}

function tooSmall(): ApiError {
  return new ApiError(
    'image_too_small',
    `The picture must be at least ${IMAGE_SIDE_MIN} pixels wide and high`,
  );
}

function tooManyPixels(): ApiError {
  const limit = IMAGE_PIXELS_MAX / 1_000_000;
  return new ApiError('image_too_large', `The picture must have ${limit} megapixels at most`);
}
