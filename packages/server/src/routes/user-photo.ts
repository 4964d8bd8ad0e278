import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { readImageBody } from '../image-body.js';
import { createImageKeeper } from '../image-keep.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { wholeUrl } from '../show-view.js';
import { changePhoto, PHOTO_WIDTHS } from '../user-photo.js';

/** People's photos. Q-58. */
export function userPhotoRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock, settings } = ports;
  const app = new Hono<ServerEnv>();
  const keepImage = createImageKeeper(ports);
  const limit = createBuckets({ burst: 10, perMinute: 5, clock });

  handle(app, 'PUT /api/v1/user/UpdateProfile/:id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    refuseForeign(params.id, userId);
    limit(String(userId));
    const { id = userId, bytes } = await readImageBody(context.req.raw);
    refuseForeign(id, userId);
    const name = await keepImage({ ownerId: userId, bytes, widths: PHOTO_WIDTHS });
    const address = await changePhoto(database, { userId, name, now: clock() });
    return { data: { url_photo: wholeUrl(address, settings.apiUrl) ?? address } };
  });
  return app;
}

/** Somebody else's row looks like none at all. */
function refuseForeign(id: unknown, userId: number): void {
  if (rowId(id as string) !== userId) throw new ApiError('account_not_found', 'User not found');
}
