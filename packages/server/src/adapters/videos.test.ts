import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VideoStore } from '../video-store.js';
import { createDiskVideos } from './videos-disk.js';
import { createMemoryVideos } from './videos-memory.js';

/** Longer than what is read at once. */
const film = Uint8Array.from({ length: 600_000 }, (_, at) => at % 251);

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'panggung-videos-'));
  await mkdir(join(root, 'videos/folder.mp4'), { recursive: true });
  await writeFile(join(root, 'videos/film.mp4'), film);
  await writeFile(join(root, 'secret.mp4'), 'secret');
});
afterAll(() => rm(root, { recursive: true }));

const stores: Record<string, () => VideoStore> = {
  'on disk': () => createDiskVideos(join(root, 'videos')),
  'in memory': () => createMemoryVideos(new Map([['film.mp4', film]])),
};
const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

describe.each(Object.entries(stores))('videos %s', (_, open) => {
  it.each([
    [0, 599_999],
    [0, 0],
    [300_000, 300_009],
    [599_990, 599_999],
  ])('are read from %i to %i', async (start, end) => {
    const video = await open().find('film.mp4');
    expect(video?.size).toBe(600_000);
    expect(await bytesOf(video?.read(start, end))).toEqual(film.slice(start, end + 1));
  });

  it('may be left in the middle', async () => {
    const video = await open().find('film.mp4');
    const reader = video?.read(0, 599_999).getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  });

  it.each(['none.mp4', '../secret.mp4', '..\\secret.mp4', '.', '', 'folder.mp4'])(
    '%j is none',
    async (name) => {
      expect(await open().find(name)).toBeNull();
    },
  );
});

const OPEN_FILES = '/proc/self/fd';

/** Which files of these tests the process has open. */
async function openFiles(): Promise<string[]> {
  const files = await readdir(OPEN_FILES);
  const paths = await Promise.all(files.map((file) => readlink(join(OPEN_FILES, file)).catch(() => '')));
  return paths.filter((path) => path.startsWith(root));
}

// Node ends a process that forgot a file.
describe.runIf(existsSync(OPEN_FILES))('whoever leaves a video on disk leaves no file open', () => {
  type Reader = ReadableStreamDefaultReader<Uint8Array> | undefined;
  it.each<[string, (reader: Reader) => unknown]>([
    ['before its first piece', () => {}],
    ['while a piece is on its way', (reader) => Promise.all([reader?.read(), reader?.cancel()])],
    ['without a word, after a piece', (reader) => reader?.read()],
  ])('%s', async (_, watch) => {
    const video = await createDiskVideos(join(root, 'videos')).find('film.mp4');
    await watch(video?.read(0, 599_999).getReader());
    // Who comes after them is read to the end: until then, what they had begun is done.
    await bytesOf(video?.read(0, 599_999));
    await expect.poll(openFiles).toEqual([]);
  });
});
