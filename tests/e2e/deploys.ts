import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind an address of its own, where newer versions of it come out. */
export interface Deploys {
  url: string;
  /** Brings a newer version: another worker, and a page that begins with another script. */
  deploy(): void;
  /** Deletes the files of the version before that are called so. */
  drop(name: string): void;
  /** Nobody is behind the address any more: all is answered by this status. */
  fall(status: number): void;
  close(): Promise<void>;
}

/** Passes a site on, as many versions of it as are wished. */
export async function openDeploys(siteUrl: string): Promise<Deploys> {
  let version = 0;
  let fallen: number | null = null;
  const dropped: string[] = [];
  const changed: Record<string, (text: string) => string> = {
    'text/html': (text) => text.replace(/(src="\/assets\/[^"]+\.js)"/, `$1?${version}"`),
    'text/javascript': (text) => `${text}\n// ${version}`,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', siteUrl);
    if (fallen)
      return void response.writeHead(fallen, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    const isGone = dropped.some((name) => pathname.startsWith(`/assets/${name}-`));
    const reply = await fetch(siteUrl + (isGone ? '/assets/gone.js' : request.url), { redirect: 'manual' });
    const type = reply.headers.get('content-type') ?? '';
    const change = version > 0 && !pathname.startsWith('/assets/') && changed[type.split(';')[0] ?? ''];
    const headers = Object.fromEntries(reply.headers);
    // What came packed is unpacked by now.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    const body = change ? change(await reply.text()) : Buffer.from(await reply.arrayBuffer());
    response.writeHead(reply.status, headers).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy() {
      version += 1;
    },
    fall(status) {
      fallen = status;
    },
    drop: (name) => void dropped.push(name),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
