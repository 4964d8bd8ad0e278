import { PHOTO_SIZE, PHOTO_WIDTHS, type PictureSize } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { imageAddress } from './image-name.js';
import { changeUser } from './user-profile.js';

/** Squares as large as a photo is shown. */
export const photoSizes = PHOTO_WIDTHS.map((side) => ({ width: side, height: side })) as [
  PictureSize,
  ...PictureSize[],
];

export interface PhotoChange {
  userId: number;
  /** The name of a picture that is kept. */
  name: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Shows a picture as somebody's photo; the one before is shown nowhere from then on. Answers its address. P-21.
 * @throws ApiError `account_not_found`
 */
export async function changePhoto(
  database: Kysely<Tables>,
  { userId, name, now }: PhotoChange,
): Promise<string> {
  const address = imageAddress(name, PHOTO_SIZE);
  await database.transaction().execute(async (transaction) => {
    // First, so that two changes at once follow each other.
    await changeUser(transaction, userId, { url_photo: address, updated_at: now });
    const photos = transaction.updateTable('image').where('owner_id', '=', userId);
    const before = photos.where('used_by', '=', 'photo').where('name', '<>', name);
    await before.set({ used_by: null, changed_at: now }).execute();
    await photos.where('name', '=', name).set({ used_by: 'photo', changed_at: now }).execute();
  });
  return address;
}
