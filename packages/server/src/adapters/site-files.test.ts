import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BannerSource } from '../banner-rows.js';
import { siteFiles } from './site-files.js';

const folder = mkdtempSync(join(tmpdir(), 'panggung-site-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Panggung</title></head></html>');
writeFileSync(join(folder, 'first-files.json'), '{"/show":["/assets/list.js"]}');
writeFileSync(join(folder, 'theme.js'), '// theme');
writeFileSync(join(folder, 'sw.js'), '// worker');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
afterAll(() => rmSync(folder, { recursive: true }));

const site = siteFiles({
  productName: 'Panggung',
  siteUrl: 'https://panggung.example',
  mediaDirectory: folder,
  elementsDirectory: folder,
  siteDirectory: folder,
  elementsVersion: '1.0.0',
  source: { clock: () => 0 } as BannerSource,
  identity: {
    project_id: 'pentas',
    api_key: 'key',
    auth_domain: 'pentas.firebaseapp.com',
    emulator_url: null,
  },
});

test.each(['/', '/show', '/auth/account?mode=verifyEmail', '/no/such/place'])(
  '%s is the page, under the policy of its identity service',
  async (path) => {
    const reply = await site.request(path);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<title>Panggung</title>');
    const policy = reply.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src https://pentas.firebaseapp.com');
    expect(policy).not.toContain('unsafe-');
  },
);

test('a page names the scripts that its path draws first', async () => {
  const script = '<link rel="modulepreload" crossorigin href="/assets/list.js">';
  expect(await (await site.request('/show?videoStatus=LIVE')).text()).toContain(script);
  expect(await (await site.request('/login')).text()).not.toContain(script);
});

test('a file is sent as what it is, and a missing one is missing', async () => {
  const script = await site.request('/theme.js');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of ['/assets/old-AB12CD34.js', '/nothing.png', '/elements/none.js', '/media/none.svg']) {
    expect((await site.request(path)).status, path).toBe(404);
  }
});

test('the worker and the manifest are asked for each time, and the worker has a policy of its own', async () => {
  const [worker, manifest] = [await site.request('/sw.js'), await site.request('/manifest.webmanifest')];
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toMatch(/javascript/);
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
});

describe('a text among the files', () => {
  const file = join(folder, 'senja.1a2b.svg');
  const picture = `<svg>${'<path d="M0 0h9v9z"/>'.repeat(200)}</svg>`;
  const ask = (encoding: string, method = 'GET') =>
    site.request('/media/senja.1a2b.svg', { method, headers: { 'accept-encoding': encoding } });
  beforeEach(() => writeFileSync(file, picture));

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('is sent packed to who takes %s, and stays what it is', async (accepted, encoding, unpack) => {
    const { headers, body } = await whole(await ask(accepted));
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(unpack(body).toString()).toBe(picture);
    expect(Number(headers.get('content-length'))).toBe(body.length);
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml\b/);
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test('is sent as it is to who does not', async () => {
    const { headers, body } = await whole(await ask('identity'));
    expect([headers.get('content-encoding'), body.toString()]).toEqual([null, picture]);
    expect(headers.get('vary')).toContain('Accept-Encoding');
  });

  test('is packed anew once it was changed', async () => {
    await ask('br');
    writeFileSync(file, '<svg/>');
    const { body } = await whole(await ask('br'));
    expect(brotliDecompressSync(body).toString()).toBe('<svg/>');
  });

  test('is asked for by its head, or in part', async () => {
    const head = await ask('br', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const part = await site.request('/media/senja.1a2b.svg', {
      headers: { 'accept-encoding': 'br', range: 'bytes=0-4' },
    });
    expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([
      206,
      null,
      '<svg>',
    ]);
  });

  async function whole(reply: Response) {
    return { headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
  }
});

test('what is packed by itself is left as it is', async () => {
  writeFileSync(join(folder, 'foto.png'), 'png');
  const reply = await site.request('/media/foto.png', { headers: { 'accept-encoding': 'br' } });
  expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([null, 'png']);
});
