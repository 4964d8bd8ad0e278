import { Hono } from 'hono';
import { reply, type ServerEnv } from '../reply.js';

/** Tells a start-up probe that the API answers. api.md I13. */
export function healthRoutes(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/health', (context) => reply(context, 200, JSON.stringify({ data: { status: 'ok' } })));
  return app;
}
