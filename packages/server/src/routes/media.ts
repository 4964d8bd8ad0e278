import { Hono } from 'hono';
import { ApiError } from '../errors.js';
import { typeOfFile } from '../image-name.js';
import type { Ports } from '../ports.js';
import { reply, type ServerEnv } from '../reply.js';

/** A picture opened by itself is only a picture; another one has another name. */
const forGood = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** The pictures people uploaded, for everybody. */
export function mediaRoutes({ files }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/media/:name', async (context) => {
    const name = context.req.param('name');
    const type = typeOfFile(name);
    const content = type && (await files.get(name));
    if (!content) throw new ApiError('not_found', 'There is no such picture');
    return reply(context, 200, content, { ...forGood, 'content-type': type });
  });
  return app;
}
