import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { buildOptions } from '../bundle/options.js';

/** The strictest policy a partner may have: own scripts and styles only, nothing inline, Trusted Types. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** A server on a free port of this machine. */
export async function serve(listener: RequestListener): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

export interface PageOptions {
  /** Content-Security-Policy of the page. */
  policy?: string;
  head?: string;
}

/** A whole HTML page. */
export function html(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;
}

/** Builds a test's own script as the shipped elements are built, or as a React host builds its own. */
async function bundle(file: string, isHost = false): Promise<string> {
  const { outputFiles } = await build({
    ...buildOptions,
    ...(isHost && { alias: {}, plugins: [], define: { 'process.env.NODE_ENV': '"development"' } }),
    entryPoints: [join(import.meta.dirname, file)],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

interface PageFixtures {
  /** Opens a page with this body that knows the probe (see probe.fixture.tsx), not yet defined. */
  open: (body: string, options?: PageOptions) => Promise<Page>;
  /** What went wrong on the page and nobody caught. */
  pageErrors: string[];
}

export const test = base.extend<PageFixtures, { scripts: Record<string, string> }>({
  scripts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      const [probe, host] = await Promise.all([
        bundle('probe.fixture.tsx'),
        bundle('react-host.fixture.tsx', true),
      ]);
      await use({ '/probe.js': probe, '/react-host.js': host });
    },
    { scope: 'worker' },
  ],
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
  open: async ({ page, scripts }, use) => {
    let current = '';
    let policy: string | undefined;
    const { url, stop } = await serve((request, response) => {
      const script = scripts[request.url ?? ''];
      response.setHeader('content-type', `text/${script ? 'javascript' : 'html'}; charset=utf-8`);
      if (policy && !script) response.setHeader('content-security-policy', policy);
      response.end(script ?? current);
    });
    await use(async (body, options = {}) => {
      policy = options.policy;
      current = html(body, `${options.head ?? ''}<script src="/probe.js"></script>`);
      await page.goto(url);
      return page;
    });
    await stop();
  },
});

export { expect } from '@playwright/test';
