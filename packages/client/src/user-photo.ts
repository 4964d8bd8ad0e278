import type { CallReply, User } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { type UploadOptions, upload } from './upload.js';

type PhotoReply = CallReply<'PUT /api/v1/user/UpdateProfile/:id'>;

/**
 * Uploads a person's photo; the session and whatever shows the person have it from then on. Rejects with `ApiError`. P-21.
 * @example await changePhoto(panggung, person, { photo, onProgress: ({ share }) => draw(share) });
 */
export async function changePhoto(
  panggung: Panggung,
  { id }: Pick<User, 'id'>,
  { photo, ...ways }: { photo: Blob } & Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<void> {
  const body = new FormData();
  body.set('id', String(id));
  body.set('image', photo, 'photo.jpg');
  const call = `PUT /api/v1/user/UpdateProfile/${encodeURIComponent(id)}` as const;
  const { data } = await upload<PhotoReply>(panggung, call, { ...ways, body });
  const { session } = panggung;
  const person = session.$person.get();
  // Meanwhile somebody else may have signed in.
  if (person?.id !== id) return;
  await session.update({ ...person, url_photo: data.url_photo, image: data.url_photo } as User);
}
