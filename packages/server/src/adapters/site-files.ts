import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServeStaticOptions, serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { ApiError } from '../errors.js';
import { createListCache } from '../list-cache.js';
import type { IdentityService } from '../ports.js';
import type { ShowSource } from '../show-rows.js';
import { readShow } from '../show-rows.js';
import { putShowIntoHead, type SiteHeadOptions } from '../site-head.js';
import { sitePolicy } from '../site-policy.js';
import { packedFiles } from './packed-files.js';

export interface SiteFilesOptions extends SiteHeadOptions {
  mediaDirectory: string;
  elementsDirectory: string;
  siteDirectory: string;
  /** The version of the elements served, as versioned addresses name it. */
  elementsVersion: string;
  source: ShowSource;
  /** Where people sign in: the pages may reach it. */
  identity: IdentityService['config'];
  clock: () => number;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=300';
/** Names that carry their content, as the build writes them: chunk-AB12CD34.js. */
const namedByContent = /\bchunk-[A-Z0-9]{8}\.\w+$/;

/** Pictures, the elements any page may load, and the built site where it is there. */
export function siteFiles(options: SiteFilesOptions): Hono {
  const app = new Hono();
  app.use('/media/*', mediaFiles(options.mediaDirectory));
  elementFiles(app, options);
  if (existsSync(join(options.siteDirectory, 'index.html'))) builtSite(app, options);
  return app;
}

const forAnyPage = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

interface FolderOptions extends Pick<ServeStaticOptions, 'root' | 'rewriteRequestPath'> {
  /** What a file is sent with. */
  headers(path: string): Record<string, string>;
}

const pack = packedFiles();

/** A folder's files, packed. The headers are set on the answer itself: `onFound` of serveStatic comes too late for it. */
function folder({ headers, ...options }: FolderOptions): MiddlewareHandler {
  const serve = serveStatic({ ...options, onFound: (path, context: Context) => context.set('file', path) });
  return async (context, next) => {
    const reply = await serve(context, next);
    // Where there is no such file, it went on by itself and answers with nothing of its own.
    if (!(reply instanceof Response)) return;
    for (const [name, value] of Object.entries(headers(context.req.path))) reply.headers.set(name, value);
    const acceptEncoding = context.req.header('accept-encoding');
    return pack(reply, { path: context.get('file'), acceptEncoding });
  };
}

/** A picture opened by itself is still only a picture, whatever its SVG says. */
function mediaFiles(root: string) {
  return folder({
    root,
    rewriteRequestPath: (path) => path.slice('/media'.length),
    headers: () => ({
      ...forAnyPage,
      'cache-control': IMMUTABLE,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  });
}

function elementFiles(app: Hono, { elementsDirectory, elementsVersion }: SiteFilesOptions): void {
  const versioned = `/elements/${elementsVersion}/`;
  const serve = (prefix: string) =>
    folder({
      root: elementsDirectory,
      rewriteRequestPath: (path) => path.slice(prefix.length - 1),
      headers: (file) => {
        const isLasting = prefix === versioned || namedByContent.test(file);
        return { ...forAnyPage, 'cache-control': isLasting ? IMMUTABLE : SHORTLY };
      },
    });
  app.use(`${versioned}*`, serve(versioned));
  app.use('/elements/*', serve('/elements/'));
}

/** Every path of the site is the same page; a show's own address carries the show in its head. */
function builtSite(app: Hono, options: SiteFilesOptions): void {
  const { siteDirectory, source, identity, clock } = options;
  const send = pageSender(sitePolicy(identity));
  const page = readFileSync(join(siteDirectory, 'index.html'), 'utf8');
  const cached = createListCache({ clock });

  app.get('/show/detail', async (context) => {
    const id = context.req.query('id');
    if (!id) return send(context, page, 200);
    const pageOfShow = () => readShow(source, id).then((show) => putShowIntoHead(page, show, options));
    try {
      const { body } = await cached(id, pageOfShow);
      return send(context, body, 200);
    } catch (error) {
      return send(context, page, error instanceof ApiError ? 404 : 200);
    }
  });
  app.use('/assets/*', files(siteDirectory, IMMUTABLE));
  app.use('*', async (context, next) => {
    const isFile = /\.\w+$/.test(context.req.path) && context.req.path !== '/index.html';
    return isFile ? files(siteDirectory, SHORTLY)(context, next) : send(context, page, 200);
  });
}

function files(root: string, cacheControl: string) {
  return folder({
    root,
    headers: () => ({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' }),
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
