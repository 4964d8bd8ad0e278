import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ShowSource } from '../show-rows.js';
import { siteFiles } from './site-files.js';

const folder = mkdtempSync(join(tmpdir(), 'panggung-site-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Panggung</title></head></html>');
writeFileSync(join(folder, 'theme.js'), '// theme');
writeFileSync(join(folder, 'senja.1a2b.svg'), '<svg/>');
writeFileSync(join(folder, 'senja.1a2b.svg.br'), 'packed');
afterAll(() => rmSync(folder, { recursive: true }));

const site = siteFiles({
  productName: 'Panggung',
  siteUrl: 'https://panggung.example',
  mediaDirectory: folder,
  elementsDirectory: folder,
  siteDirectory: folder,
  elementsVersion: '1.0.0',
  source: {} as ShowSource,
  identity: {
    project_id: 'pentas',
    api_key: 'key',
    auth_domain: 'pentas.firebaseapp.com',
    emulator_url: null,
  },
  clock: () => 0,
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

test('a file is sent as what it is, and a missing one is missing', async () => {
  const script = await site.request('/theme.js');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of ['/assets/old-AB12CD34.js', '/nothing.png', '/elements/none.js', '/media/none.svg']) {
    expect((await site.request(path)).status, path).toBe(404);
  }
});

test('a picture is sent packed to who takes it, and stays a picture', async () => {
  const ask = (encoding: string) =>
    site.request('/media/senja.1a2b.svg', { headers: { 'accept-encoding': encoding } });
  const packed = await ask('gzip, deflate, br');
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'packed']);
  expect(packed.headers.get('content-type')).toMatch(/^image\/svg\+xml\b/);
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(packed.headers.get('content-security-policy')).toContain('sandbox');
  const plain = await ask('gzip');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, '<svg/>']);
});
