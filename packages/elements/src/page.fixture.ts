import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { buildOptions } from '../build-options.js';

/** The strictest policy a partner may have: own scripts and styles only, nothing inline, Trusted Types. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

interface ProbeFixtures {
  /** Opens a page whose body is this HTML and which knows the probe, not yet defined. */
  open: (body: string, options?: { policy?: string; head?: string }) => Promise<Page>;
}

interface Server {
  url: string;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A page with the bridge and a probe widget, built as the shipped elements are. */
export const test = base.extend<ProbeFixtures, { server: Server; script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const { outputFiles } = await build({
        ...buildOptions,
        entryPoints: [join(import.meta.dirname, 'probe.fixture.tsx')],
        bundle: true,
        format: 'iife',
        write: false,
      });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const handler: Pick<Server, 'answer'> = { answer: (_, response) => response.end() };
      const server = createServer((request, response) => handler.answer(request, response));
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      await use(Object.assign(handler, { url: `http://127.0.0.1:${port}` }));
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    { scope: 'worker' },
  ],
  open: async ({ page, server, script }, use) => {
    await use(async (body, { policy, head = '' } = {}) => {
      server.answer = (request, response) => {
        if (request.url === '/probe.js') {
          response.setHeader('content-type', 'text/javascript').end(script);
          return;
        }
        response.setHeader('content-type', 'text/html; charset=utf-8');
        if (policy) response.setHeader('content-security-policy', policy);
        response.end(
          `<!doctype html><html lang="en"><head><title>Page</title>${head}<script src="/probe.js"></script></head><body>${body}</body></html>`,
        );
      };
      await page.goto(server.url);
      return page;
    });
  },
});
