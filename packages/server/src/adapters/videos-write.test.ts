import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VideoStore } from '../video-store.js';
import { type Bucket, startBucket } from './s3.fixture.js';
import { createDiskVideos } from './videos-disk.js';
import { createMemoryVideos } from './videos-memory.js';
import { createS3Videos } from './videos-s3.js';

const folder = mkdtempSync(join(tmpdir(), 'videos-'));
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => {
  bucket.stop();
  rmSync(folder, { recursive: true });
});

const stores: [string, () => VideoStore][] = [
  ['on disk', () => createDiskVideos(folder)],
  ['in a store', () => createS3Videos(bucket.options)],
  ['in memory', () => createMemoryVideos()],
];
/** Whether it is there as it was written; comparing millions of bytes one by one would take minutes. */
const isKept = async (store: VideoStore, name: string, film: Uint8Array) => {
  const video = await store.find(name);
  const bytes = video && (await new Response(video.read(0, video.size - 1)).arrayBuffer());
  return bytes !== null && Buffer.from(bytes).equals(film);
};
/** Two pieces and a bit, none like another. */
function filmFor({ pieceSize }: VideoStore): Uint8Array<ArrayBuffer> {
  const film = new Uint8Array(pieceSize * 2 + 1234);
  for (let at = 0; at < film.length; at++) film[at] = (at * 31 + (at >> 12)) % 251;
  return film;
}

describe.each(stores)('a video that is written %s', (_, open) => {
  const store = open;

  /** Writes it in pieces that end at these places and where the store's do. */
  async function write(into: VideoStore, name: string, film: Uint8Array<ArrayBuffer>, breaks: number[] = []) {
    const ref = await into.begin(name);
    const ends = [...breaks, film.length];
    for (let at = into.pieceSize; at < film.length; at += into.pieceSize) ends.push(at);
    let at = 0;
    for (const end of ends.sort((one, other) => one - other)) {
      await into.write({ name, ref, at, bytes: film.slice(at, end) });
      at = end;
    }
    return { name, ref, size: film.length };
  }

  it('is there once it is whole, the very same, and gone once it is removed', async () => {
    const videos = store();
    const film = filmFor(videos);
    const written = await write(videos, 'a.mp4', film);
    expect(await videos.find('a.mp4')).toBeNull();
    await videos.end(written);
    await videos.end(written);
    expect(await isKept(videos, 'a.mp4', film)).toBe(true);
    await videos.remove(written);
    await videos.remove(written);
    expect(await videos.find('a.mp4')).toBeNull();
  });

  it('may break off anywhere, and end anywhere', async () => {
    const videos = store();
    const { pieceSize } = videos;
    const film = filmFor(videos);
    const breaks = [1, pieceSize - 1, pieceSize + 77, pieceSize + 78, pieceSize * 2 + 5];
    await videos.end(await write(videos, 'b.mp4', film, breaks));
    expect(await isKept(videos, 'b.mp4', film)).toBe(true);
    const even = film.slice(0, pieceSize);
    await videos.end(await write(videos, 'c.mp4', even));
    expect(await isKept(videos, 'c.mp4', even)).toBe(true);
  });

  it('may be removed before it is whole', async () => {
    const videos = store();
    const written = await write(videos, 'e.mp4', filmFor(videos), [100]);
    await videos.remove(written);
    expect(await videos.find('e.mp4')).toBeNull();
  });
});

it('a writer that comes late to a store never makes a video of other bytes than were sent', async () => {
  const videos = createS3Videos(bucket.options);
  const { pieceSize } = videos;
  const film = filmFor(videos);
  const ref = await videos.begin('late.mp4');
  const put = (at: number, end: number) =>
    videos.write({ name: 'late.mp4', ref, at, bytes: film.slice(at, end) });
  await put(0, pieceSize);
  await put(pieceSize, pieceSize + 200);
  for (const late of [100, 300]) {
    await put(0, late);
    await expect(put(pieceSize + 200, pieceSize + 300)).rejects.toThrow('another');
    await expect(videos.end({ name: 'late.mp4', ref, size: pieceSize + 200 })).rejects.toThrow('another');
  }
  await videos.remove({ name: 'late.mp4', ref });
});

it('what a process left in a store that died when it had joined a video goes with the next try', async () => {
  const videos = createS3Videos(bucket.options);
  const name = 'died.mp4';
  const ref = await videos.begin(name);
  const bytes = new Uint8Array(300).fill(7);
  await videos.write({ name, ref, at: 0, bytes });
  const rest = [...bucket.objects].filter(([path]) => path.endsWith('died.mp4.rest'));
  expect(rest).toHaveLength(1);
  await videos.end({ name, ref, size: 300 });
  for (const [path, kept] of rest) bucket.objects.set(path, kept);
  await videos.end({ name, ref, size: 300 });
  expect([...bucket.objects.keys()].filter((path) => path.includes('died'))).toEqual([
    '/panggung/videos/died.mp4',
  ]);
  await videos.remove({ name, ref });
});

it('nothing else is left of any of them', () => {
  const names = ['b.mp4', 'c.mp4'];
  expect(readdirSync(folder).sort()).toEqual(names);
  expect([...bucket.objects.keys()].sort()).toEqual(names.map((name) => `/panggung/videos/${name}`));
  expect([...bucket.uploads.keys()]).toEqual([]);
});
