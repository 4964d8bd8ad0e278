import { coverRatio, hasRatio, LANDSCAPE_RATIO, type PictureSize, type ShowPicture } from '@panggung/core';
import type { Transaction } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import type { ImageKeeper } from './image-keep.js';
import { imageAddress } from './image-name.js';
import type { ShowRow } from './payment-row.js';

type Sizes = readonly [PictureSize, ...PictureSize[]];

const landscape: Sizes = [
  { width: 1320, height: 540 },
  { width: 660, height: 270 },
];
const portrait: Sizes = [
  { width: 600, height: 750 },
  { width: 300, height: 375 },
];

/** What is kept of each cover, in px. */
export const coverSizes = {
  image: landscape,
  verticalImage: portrait,
  image1: portrait,
  image2: portrait,
} as const satisfies Record<ShowPicture, Sizes>;

/** Where a show has each cover. T-09. */
const coverColumns = {
  image: 'url_cover',
  verticalImage: 'vertical_image',
  image1: 'cover_pastshow_1',
  image2: 'cover_pastshow_2',
} as const satisfies Record<ShowPicture, keyof ShowRow>;

const columns = Object.values(coverColumns);

/** The addresses of covers, as a show's row has them. */
export type Covers = Partial<Pick<ShowRow, (typeof columns)[number]>>;

/**
 * Keeps the covers of a form; answers where they lie. M-33 to M-36.
 * @throws ApiError `cover_ratio`, and what the keeper of pictures throws
 */
export async function keepCovers(
  keepImage: ImageKeeper,
  { ownerId, pictures }: { ownerId: number; pictures: ReadonlyMap<ShowPicture, Uint8Array<ArrayBuffer>> },
): Promise<Covers> {
  const covers: Covers = {};
  for (const [picture, bytes] of pictures) {
    const sizes = coverSizes[picture];
    const name = await keepImage({ ownerId, bytes, sizes, check: checkRatio(picture) });
    covers[coverColumns[picture]] = imageAddress(name, sizes[0].width);
  }
  return covers;
}

function checkRatio(picture: ShowPicture): (size: PictureSize) => void {
  const ratio = coverRatio[picture];
  return (size) => {
    if (hasRatio(size, ratio)) return;
    const shape = ratio === LANDSCAPE_RATIO ? '22/9' : '4/5';
    throw new ApiError('cover_ratio', `Aspect ratio does not match: ${picture} must be ${shape}`);
  };
}

/** Before a person's shows are locked: two changes at once count the pictures of each other's. */
export async function lockCovers(transaction: Transaction<Tables>, ownerId: number): Promise<void> {
  const account = transaction.selectFrom('user_account').select('id').where('id', '=', ownerId);
  await account.forNoKeyUpdate().execute();
}

/** Takes note of which pictures a person's shows show now; those they showed before go after a while. */
export async function useCovers(
  transaction: Transaction<Tables>,
  ownerId: number,
  now: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom('show')
    .select(columns)
    .where('video_created_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
  const shown = rows.flatMap((row) => columns.flatMap((column) => nameOf(row[column]) ?? []));
  const images = transaction.updateTable('image').where('owner_id', '=', ownerId);
  const covers = images.where('used_by', '=', 'cover');
  await (shown.length ? covers.where('name', 'not in', shown) : covers)
    .set({ used_by: null, changed_at: now })
    .execute();
  if (!shown.length) return;
  const used = images.where('name', 'in', shown).where('used_by', 'is', null);
  await used.set({ used_by: 'cover', changed_at: now }).execute();
}

/** The name of an uploaded picture by its address; null for all other pictures. */
function nameOf(address: string | null): string | null {
  return /^\/media\/([0-9a-f]{32})-\d+\.jpg$/.exec(address ?? '')?.[1] ?? null;
}
