import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { type BannerSource, listBanners } from '../banner-rows.js';
import { ApiError } from '../errors.js';
import { createListCache } from '../list-cache.js';
import type { IdentityService } from '../ports.js';
import { readShow } from '../show-rows.js';
import {
  putDashboardIntoHead,
  putFilesIntoHead,
  putShowIntoHead,
  type SiteHeadOptions,
} from '../site-head.js';
import { sitePolicy, workerPolicy } from '../site-policy.js';
import { folder, IMMUTABLE, SHORTLY } from './folder.js';

export interface BuiltSiteOptions extends SiteHeadOptions {
  siteDirectory: string;
  source: BannerSource;
  /** Where people sign in: the pages may reach it. */
  identity: IdentityService['config'];
  /** Where the media server answers; unset, nothing is streamed. */
  mediaUrl?: string | undefined;
  databaseUrl?: string | undefined;
}

/** The built site. Every path of it is the same page; some carry in their heads what they are about. */
export function builtSite(options: BuiltSiteOptions): Hono {
  const app = new Hono();
  const { siteDirectory, source, identity, mediaUrl = null, databaseUrl = null } = options;
  const send = pageSender(sitePolicy({ ...identity, mediaUrl, databaseUrl }));
  const pageOf = readPages(siteDirectory);
  const cached = createListCache({ clock: source.clock });

  app.get('/', async (context) => {
    const body = () => withFirstBanner(pageOf('/'), source);
    return send(context, await cached('/', body).then(bodyOf, () => pageOf('/')), 200);
  });
  app.get('/show/detail', async (context) => {
    const page = pageOf('/show/detail');
    const id = context.req.query('id');
    if (!id) return send(context, page, 200);
    const pageOfShow = () => readShow(source, id).then((show) => putShowIntoHead(page, show, options));
    try {
      return send(context, bodyOf(await cached(`/show/detail ${id}`, pageOfShow)), 200);
    } catch (error) {
      return send(context, page, error instanceof ApiError ? 404 : 200);
    }
  });
  app.use('/assets/*', files(siteDirectory, IMMUTABLE));
  // Browsers ask for these to learn of a newer version.
  app.use('/sw.js', files(siteDirectory, 'no-cache', { 'content-security-policy': workerPolicy }));
  app.use('/manifest.webmanifest', files(siteDirectory, 'no-cache'));
  app.use('*', async (context, next) => {
    const { path } = context.req;
    const isFile = /\.\w+$/.test(path) && path !== '/index.html';
    return isFile ? files(siteDirectory, SHORTLY)(context, next) : send(context, pageOf(path), 200);
  });
  return app;
}

const bodyOf = ({ body }: { body: string }) => body;

/** The page of a path, which names the files that are drawn first there. */
function readPages(siteDirectory: string): (path: string) => string {
  const page = readFileSync(join(siteDirectory, 'index.html'), 'utf8');
  const list = join(siteDirectory, 'first-files.json');
  const first: Record<string, string[]> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const pages = new Map(
    Object.entries(first).map(([path, names]) => [path, putFilesIntoHead(page, names)] as const),
  );
  return (path) => pages.get(path) ?? page;
}

async function withFirstBanner(page: string, source: BannerSource): Promise<string> {
  const { data } = await listBanners(source, { limit: 1 });
  return putDashboardIntoHead(page, data[0]?.url_image ?? null);
}

function files(root: string, cacheControl: string, headers: Record<string, string> = {}) {
  return folder({
    root,
    headers: () => ({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff', ...headers }),
  });
}

function pageSender(policy: string) {
  return (context: Context, page: string, status: 200 | 404): Response =>
    context.html(page, status, {
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': policy,
    });
}
