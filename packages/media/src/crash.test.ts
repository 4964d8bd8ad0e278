import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlaylist } from './playlist.js';
import { secret, studioAt } from './studio.fixture.js';

const entry = fileURLToPath(new URL('node.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'panggung-crash-'));
const told: { id: string; action: string }[] = [];
const listener = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  told.push(JSON.parse(String(Buffer.concat(chunks))));
  response.end();
});
const children = new Set<ChildProcess>();

beforeAll(() => new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  listener.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The process as it is deployed, on a free port; settles when it listens. */
async function start(more: Record<string, string> = {}) {
  const { port } = listener.address() as AddressInfo;
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      MEDIA_PORT: '0',
      MEDIA_SECRET: secret,
      MEDIA_DATA: folder,
      MEDIA_HOOK_URL: `http://127.0.0.1:${port}/hook`,
      MEDIA_GRACE: '60',
      ...more,
    },
  });
  children.add(child);
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    ...studioAt(url),
    lines,
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}

type Running = Awaited<ReturnType<typeof start>>;
const playlistOf = async (studio: Running, streamId: string) =>
  readPlaylist(await (await studio.play(`${streamId}/video.m3u8`, streamId)).text());
const actions = (streamId: string) => told.filter(({ id }) => id === streamId).map(({ action }) => action);

test('a killed server loses no segment that was listed; its publisher goes on with the next, in the same recording', async () => {
  const first = await start();
  const onAir = await first.goOnAir('storm');
  await expect.poll(async () => (await playlistOf(first, 'storm')).entries.length).toBeGreaterThan(2);
  const { entries } = await playlistOf(first, 'storm');
  await first.end('SIGKILL');
  onAir.vanish();

  const second = await start();
  const found = await playlistOf(second, 'storm');
  expect(found.isEnded).toBe(false);
  expect(found.entries.slice(0, entries.length)).toEqual(entries);
  expect(found.entries.length - entries.length).toBeLessThanOrEqual(1);
  await expect.poll(() => actions('storm')).toEqual(['liveStreamStarted', 'liveStreamEnded']);

  const again = await second.goOnAir('storm');
  await expect
    .poll(async () => (await playlistOf(second, 'storm')).entries[found.entries.length])
    .toMatchObject({ isDiscontinuity: true });
  await second.end('SIGTERM');
  again.vanish();

  // Nobody comes back to the third: the recording is closed, and whole.
  const third = await start({ MEDIA_GRACE: '1' });
  await expect.poll(() => actions('storm')).toContain('vodReady');
  const replay = await playlistOf(third, 'storm');
  expect(replay.isEnded).toBe(true);
  expect(replay.entries.length).toBeGreaterThan(found.entries.length);
  const last = await third.play(`storm/${replay.entries.length - 1}.m4s`, 'storm');
  expect(last.status).toBe(200);
  expect(readdirSync(join(folder, 'recordings', 'storm')).filter((name) => name.endsWith('.new'))).toEqual(
    [],
  );
  await third.end('SIGTERM');
});

test('a disk without room is told of once, and takes no stream', async () => {
  const studio = await start({ MEDIA_ROOM: '1e9' });
  const client = await studio.connect();
  client.send({ command: 'publish', streamId: 'full', token: await studio.token('full', 'publish') });
  await client.next('highResourceUsage');
  expect(studio.lines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  client.close();
  await studio.end('SIGTERM');
});

test.each([
  [{ MEDIA_SECRET: 'short' }, 'MEDIA_SECRET'],
  [{ MEDIA_UDP_PORTS: '5' }, 'MEDIA_UDP_PORTS'],
])('a wrong setting is named: %j', async (env, name) => {
  const { readSettings } = await import('./environment.js');
  expect(() => readSettings({ MEDIA_SECRET: secret, ...env })).toThrow(name);
});

test('the development server alone has switches', async () => {
  const { readSettings } = await import('./environment.js');
  const env = { MEDIA_SECRET: secret, MEDIA_UDP_PORTS: '40000-40100' };
  expect(readSettings(env).options).toMatchObject({ hasControl: false, udpPorts: [40_000, 40_100] });
  expect(readSettings({ ...env, NODE_ENV: 'development' }).options.hasControl).toBe(true);
});
