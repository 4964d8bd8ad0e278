import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from './site.js';

let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  stop = await serveSite({ port, apiUrl: 'http://127.0.0.1:9' });
});
afterAll(() => stop());

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const pageAt = (path: string) => fetch(url + path, { headers: { accept: 'text/html' } });

test.each(['/', '/no/such/place', '/%E0%A4%A', '/show/%', '/%FF?q=%E0%A4%A'])(
  '%s is the page of the site, which knows what to say there',
  async (path) => {
    const reply = await pageAt(path);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<div id="site">');
  },
);
