import { contract } from '@panggung/core/contract';
import { Hono } from 'hono';
import { refuseOthersThanArtists } from '../artist-only.js';
import { check } from '../check-input.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { listExpressions } from '../express-rows.js';
import { addExpression, changeExpression, findExpression, removeExpression } from '../express-write.js';
import { createTurns, ownKey, readOptionalKey } from '../idempotency.js';
import { refuseForeign } from '../own-user.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { createUploadFormReader } from '../upload-form.js';

/** Short videos of artists, which everybody who signed in may see. Q-54, rows O. */
export function expressVideoRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock, settings } = ports;
  const app = new Hono<ServerEnv>();
  const source = { database, apiUrl: settings.apiUrl };
  const readForm = createUploadFormReader(ports);
  const takeTurn = createTurns();
  const limit = createBuckets({ burst: 10, perMinute: 5, clock });

  handle(app, 'GET /api/v1/express-video', ({ query }) => listExpressions(source, query));

  handle(app, 'POST /api/v1/express-video', async (_given, context) => {
    const { userId } = context.get('viewer');
    await refuseOthersThanArtists(database, userId);
    const key = readOptionalKey(context);
    const made = await findExpression(source, { userId, key });
    if (made) return { data: made };
    limit(String(userId));
    return takeTurn({ key: ownKey(userId, key ?? crypto.randomUUID()), bodyHash: '' }, async () => {
      const form = await readForm(context.req.raw, { ownerId: userId, video: 'video' });
      try {
        const { upload_id, ...fields } = check(contract['POST /api/v1/express-video'].form, form.fields);
        refuseForeign(fields.userid, userId);
        refuseForeign(fields.videocreatedid, userId);
        const videoId = form.videoId ?? upload_id;
        if (!videoId) throw new ApiError('invalid_request', 'video is required');
        return {
          data: await addExpression(source, {
            ...fields,
            duration: fields.duration,
            userId,
            videoId,
            key,
            now: clock(),
          }),
        };
      } finally {
        // What is shown by now stays.
        await form.drop();
      }
    });
  });

  handle(app, 'PUT /api/v1/express-video/:id', async ({ params, body }, context) => {
    const { userId } = context.get('viewer');
    return { data: await changeExpression(source, { id: params.id, userId, change: body, now: clock() }) };
  });

  handle(app, 'DELETE /api/v1/express-video/:id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    const { id } = await removeExpression(database, { id: params.id, userId });
    return { data: { id } };
  });
  return app;
}
