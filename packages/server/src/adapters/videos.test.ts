import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
