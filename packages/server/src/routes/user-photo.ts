import { Hono } from 'hono';
import { handle } from '../endpoint.js';
import { readImageBody } from '../image-body.js';
import { createImageKeeper } from '../image-keep.js';
import { refuseOthers } from '../own-user.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { wholeUrl } from '../show-view.js';
import { changePhoto, photoSizes } from '../user-photo.js';

/** People's photos. Q-58. */
export function userPhotoRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock, settings } = ports;
  const app = new Hono<ServerEnv>();
  const keepImage = createImageKeeper(ports);
  // Each is kept for a day, though nothing shows it.
  const limit = createBuckets({ burst: 10, perMinute: 1, clock });

  handle(app, 'PUT /api/v1/user/UpdateProfile/:id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    refuseOthers(params.id, userId);
    limit(String(userId));
    const { id = userId, bytes } = await readImageBody(context.req.raw);
    refuseOthers(id, userId);
    const name = await keepImage({ ownerId: userId, bytes, sizes: photoSizes });
    const address = await changePhoto(database, { userId, name, now: clock() });
    return { data: { url_photo: wholeUrl(address, settings.apiUrl) ?? address } };
  });
  return app;
}
