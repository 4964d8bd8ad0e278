import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const folder = 'examples';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface ExamplesOptions {
  port: number;
  /** The address the pages load the widgets from. */
  apiUrl: string;
  /** The address their plain links lead to. */
  siteUrl: string;
  /** The address streams come from. */
  mediaUrl: string;
}

// The addresses written in the pages, which stay copyable as they are.
const writtenApi = 'http://localhost:8787';
const writtenSite = 'http://localhost:5173';

/** Serves the example host pages as a strict site would: own files only, nothing inline, Trusted Types. */
export function serveExamples({
  port,
  apiUrl,
  siteUrl,
  mediaUrl,
}: ExamplesOptions): Promise<() => Promise<void>> {
  const policy = contentSecurityPolicy(apiUrl, new URL(mediaUrl).origin);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    answer(pathname).catch(() => end(response, 404, 'text/plain; charset=utf-8', 'Not found'));

    async function answer(path: string) {
      if (path !== '/' && !path.endsWith('/') && extname(path) === '') {
        response.writeHead(308, { location: `${path}/` }).end();
        return;
      }
      const file = path === '/' ? '/venue/index.html' : path.endsWith('/') ? `${path}index.html` : path;
      const type = types[extname(file)];
      const location = normalize(join(folder, decodeURIComponent(file)));
      if (type === undefined || !location.startsWith(`${folder}${sep}`)) throw new Error('no such file');
      const text = await readFile(location, 'utf8');
      end(response, 200, type, text.replaceAll(writtenApi, apiUrl).replaceAll(writtenSite, siteUrl));
    }
  });

  function end(response: ServerResponse, status: number, type: string, body: string) {
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    });
    response.end(body);
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve(
        () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      ),
    );
  });
}

function contentSecurityPolicy(apiUrl: string, streams: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${apiUrl}`,
    "style-src 'self'",
    `img-src 'self' ${apiUrl}`,
    // Streams are put together in the page.
    `media-src blob: ${apiUrl} ${streams}`,
    `connect-src ${apiUrl} ${streams} ${streams.replace(/^http/, 'ws')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
