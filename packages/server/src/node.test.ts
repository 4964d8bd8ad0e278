import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Show } from '@panggung/core';
import type { Playback, RoomToken } from '@panggung/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDataDirectory } from '../../../tests/data-directory.js';
import { type Running, startProcess } from '../../../tests/load/process.js';
import { runCommand } from './command-line.js';

const entry = 'packages/server/src/node.ts';
const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = '<!doctype html><html><head><title>Panggung</title></head><body></body></html>';

let folder: string;
let server: Running;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panggung-server-'));
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await mkdir(join(folder, 'elements'));
  await writeFile(join(folder, 'site/index.html'), page);
  await writeFile(join(folder, 'site/assets/index-AB12CD34.js'), 'site()');
  await writeFile(join(folder, 'elements/panggung.js'), 'elements()');
  await writeFile(join(folder, 'elements/chunk-AB12CD34.js'), 'chunk()');
  env = {
    NODE_ENV: 'development',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    ELEMENTS_DIR: join(folder, 'elements'),
    LOG_LEVEL: 'warn',
  };
  server = await startProcess({ entry, env, ready: '/health' });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const shows = async (query: string) =>
  ((await (await get(`/api/v1/room/video?${query}`)).json()) as { data: Show[] }).data;

/** Runs the command line on the same data; answers what it said and how it ended. */
async function panggung(args: string[], more: Record<string, string> = {}) {
  const node = ['--import', 'tsx', '--conditions=panggung-source', 'packages/server/src/cli.ts', ...args];
  const options = { cwd: root, env: { ...process.env, ...env, ...more } };
  const done = promisify(execFile)(process.execPath, node, options);
  return done.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

describe('a fresh server', () => {
  it('has shows whose pictures it serves, harmless even when opened by themselves', async () => {
    const [show] = await shows('q=Gamelan');
    const picture = await fetch(show?.url_cover?.replace(/^http:\/\/[^/]+/, server.url) ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('plays a replay to who watches it, in parts, and to nobody who only knows its address', async () => {
    const [show] = await shows('q=Angklung%20Seribu');
    const post = async <T>(path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await reply.json()) as { data: T }).data;
    };
    const { tokenId } = await post<RoomToken>('/api/v1/roomTokenFree', { room_video_id: show?.id });
    const playback = await post<Playback>('/api/v1/playback', { token: tokenId, device_id: 'tv' });
    const { pathname, search } = new URL(String(playback.file_url));
    const part = await get(pathname + search, { range: 'bytes=4-7' });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    const names = ['/media', '/media/videos'].map((place) => pathname.replace('/media/videos', place));
    for (const path of [...names, pathname.replace('/media', '')]) {
      const reply = await get(path);
      expect([path, reply.headers.get('content-type')?.includes('video')]).toEqual([path, false]);
    }
  });

  it('lets the example partner in, and shows the outbox', async () => {
    const reply = await get('/api/v1/room/video', { origin: 'http://127.0.0.1:5180' });
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5180');
    expect((await get('/dev/outbox')).status).toBe(200);
  });

  it('gives the elements to any page, for long only under an address that names their version', async () => {
    const version = '0.1.0';
    for (const [path, lasting] of [
      ['/elements/panggung.js', false],
      ['/elements/chunk-AB12CD34.js', true],
      [`/elements/${version}/panggung.js`, true],
    ] as const) {
      const reply = await get(path);
      expect(reply.status, path).toBe(200);
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      expect(reply.headers.get('cache-control')?.includes('immutable')).toBe(lasting);
    }
    expect((await get('/elements/9.9.9/panggung.js')).headers.get('content-type')).not.toContain(
      'javascript',
    );
  });

  it('answers every path of the site with its page, and a show with its own head', async () => {
    for (const path of ['/show', '/PaymentTypeList?id=1']) expect(await (await get(path)).text()).toBe(page);
    const [show] = await shows('q=Gamelan');
    const detail = await get(`/show/detail?id=${show?.id}`);
    expect(await detail.text()).toContain('<title>Gamelan Futura - Panggung</title>');
    const missing = await get('/show/detail?id=999999');
    expect([missing.status, await missing.text()]).toEqual([404, page]);
  });

  it('names in the page of the dashboard the picture that its carousel begins with, and the list it asks for', async () => {
    const text = await (await get('/')).text();
    const [list = ''] = /(?<=as="fetch" crossorigin href=")[^"]+/.exec(text) ?? [];
    const { data } = await (await get(list.replaceAll('&amp;', '&'))).json();
    expect(data.length).toBeGreaterThan(1);
    expect(text).toContain(
      `<link rel="preload" as="image" fetchpriority="high" href="${data[0].url_image}">`,
    );
  });

  it('answers the landing page of mails with the site’s page, among the calls of the API', async () => {
    for (const path of ['/auth/account?mode=verifyEmail&oobCode=x', '/auth/account', '/AUTH/Account/']) {
      expect(await (await get(path)).text(), path).toBe(page);
    }
    for (const path of ['/auth/accounts', '/auth/account/x', '/auth/identity']) {
      expect((await get(path)).headers.get('content-type'), path).toContain('json');
    }
  });

  it('keeps the key of its sessions for its owner alone, and says where people sign in', async () => {
    const key = join(folder, 'data', 'session-key');
    if (process.platform !== 'win32') expect((await stat(key)).mode & 0o777).toBe(0o600);
    const identity = await (await get('/auth/identity')).json();
    expect(identity).toMatchObject({
      data: {
        project_id: 'demo-panggung',
        emulator_url: 'http://127.0.0.1:9099',
        site_url: 'http://localhost:5173',
      },
    });
  });

  it.each([
    '/media/../database/PG_VERSION',
    '/media/%2e%2e/database/PG_VERSION',
    '/assets/..%2f..%2fpackage.json',
  ])('keeps what lies beside its folders: %s', async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toMatch(/^\d+\s*$|"name"/);
  });

  it('answers an unknown path of the API as every refusal', async () => {
    const reply = await get('/api/v1/nothing');
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { code: 'not_found', message: expect.any(String) },
    ]);
  });

  it('turns a second process away from its data, and one from its port, each in one clear line', async () => {
    expect(await panggung(['partner', 'add', 'Gedung', '--origin', 'https://gedung.example'])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Process \d+ already works on this data .*DATABASE_URL\.\n$/),
    });
    const { port } = new URL(server.url);
    await fillDataDirectory(join(folder, 'other'));
    const taken = await panggung(['serve'], {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'other'),
    });
    expect(taken).toEqual({
      code: 1,
      said: `Port ${port} is taken: stop what uses it, or choose another with PORT.\n`,
    });
  });
});

describe('the command line', () => {
  it('loads and adds beside a server that is stopped, and the server has it when it is back', async () => {
    await server.stop();
    const added = await panggung(['partner', 'add', 'Gedung Baru', '--origin', 'https://gedung.example']);
    expect(added).toEqual({ code: 0, said: expect.stringMatching(/^pk_[a-z0-9]{30}\n$/) });
    const run = (...args: string[]) => runCommand(args, env);
    expect(await run('catalogue', 'load', 'packages/server/catalogue')).toContain('71 shows, 10 creators');
    expect(await run('account', 'artist', 'Halo@rumah-musik-braga.example')).toBe(
      'halo@rumah-musik-braga.example is ARTIST already.',
    );
    await expect(run('account', 'artist', 'nobody@panggung.test')).rejects.toThrow(
      /^Nobody has registered with nobody@panggung\.test\./,
    );
    server = await startProcess({ entry, env, ready: '/health' });
    const reply = await get('/api/v1/room/video', { origin: 'https://gedung.example' });
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://gedung.example');
    expect((await shows('q=Gamelan')).length).toBe(1);
  }, 180_000);
});

it('in production nothing of development is there', async () => {
  await fillDataDirectory(join(folder, 'live'));
  const live = await startProcess({
    entry,
    env: {
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'live'),
      SITE_URL: 'https://panggung.example',
      XENDIT_KEY: 'key',
      XENDIT_CALLBACK_TOKEN: 'token',
      SESSION_KEY: 'session-key-of-enough-characters-to-be-safe',
      FIREBASE_PROJECT_ID: 'panggung-live',
      FIREBASE_API_KEY: 'key',
    },
    ready: '/health',
  });
  try {
    const list = await (await fetch(`${live.url}/api/v1/room/video`)).json();
    expect(list).toMatchObject({ data: [], page: { total: 0 } });
    for (const path of ['/dev/outbox', '/api/v1/dev/outbox'])
      expect((await fetch(live.url + path)).status).toBe(404);
    const reply = await fetch(`${live.url}/api/v1/room/video`, {
      headers: { origin: 'http://127.0.0.1:5180' },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  } finally {
    await live.stop();
  }
});
