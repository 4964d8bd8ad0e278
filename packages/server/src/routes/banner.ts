import { Hono } from 'hono';
import {
  addBanner,
  type BannerSource,
  changeBanner,
  listBanners,
  readBanner,
  removeBanner,
} from '../banner-rows.js';
import { handleCached, handleChange } from '../cached-endpoint.js';
import { createListCache } from '../list-cache.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';

/** Banners: everybody reads them, whoever runs the server writes them., AMB-190. */
export function bannerRoutes({ database, clock, settings }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const source: BannerSource = { database, clock, apiUrl: settings.apiUrl };
  const cache = createListCache({ clock });

  handleCached(app, cache, 'GET /api/v1/banner', ({ query }) => listBanners(source, query));
  handleCached(app, cache, 'GET /api/v1/banner/:id', async ({ params }) => ({
    data: await readBanner(source, params.id),
  }));
  handleChange(app, cache, 'POST /api/v1/banner', async ({ body }) => ({
    data: await addBanner(source, body),
  }));
  handleChange(app, cache, 'PUT /api/v1/banner/:id', async ({ params, body }) => ({
    data: await changeBanner(source, params.id, body),
  }));
  handleChange(app, cache, 'DELETE /api/v1/banner/:id', async ({ params }) => {
    const { id } = await removeBanner(source, params.id);
    return { data: { id } };
  });
  return app;
}
