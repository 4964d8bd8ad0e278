import { PHOTO_SIZE } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { imageAddress } from './image-name.js';

/** The sides of a photo's files, in px: as large as it is shown, and two for small places. P-19. */
export const PHOTO_WIDTHS = [PHOTO_SIZE, 160, 80] as const;

export interface PhotoChange {
  userId: number;
  /** The name of a picture that is kept. */
  name: string;
  /** Epoch ms. */
  now: number;
}

/** Shows a picture as somebody's photo; the one before is shown nowhere from then on. Answers its address. P-21. */
export async function changePhoto(
  database: Kysely<Tables>,
  { userId, name, now }: PhotoChange,
): Promise<string> {
  const address = imageAddress(name, PHOTO_SIZE);
  await database.transaction().execute(async (transaction) => {
    // First, so that two changes at once follow each other.
    const person = transaction.updateTable('user_account').set({ url_photo: address, updated_at: now });
    await person.where('id', '=', userId).execute();
    const photos = transaction.updateTable('image').where('owner_id', '=', userId);
    const before = photos.where('used_by', '=', 'photo').where('name', '<>', name);
    await before.set({ used_by: null, changed_at: now }).execute();
    await photos.where('name', '=', name).set({ used_by: 'photo', changed_at: now }).execute();
  });
  return address;
}
