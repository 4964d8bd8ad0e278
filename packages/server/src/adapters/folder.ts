import { type ServeStaticOptions, serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { packedFiles } from './packed-files.js';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const SHORTLY = 'public, max-age=300';

export interface FolderOptions extends Pick<ServeStaticOptions, 'root' | 'rewriteRequestPath'> {
  /** What a file is sent with. */
  headers(path: string): Record<string, string>;
}

const pack = packedFiles();

/**
 * A folder's files, packed. The headers are set on the answer itself: `onFound` of serveStatic comes too late for it.
 * @example app.use('/assets/*', folder({ root: 'dist', headers: () => ({ 'cache-control': SHORTLY }) }))
 */
export function folder({ headers, ...options }: FolderOptions): MiddlewareHandler {
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
