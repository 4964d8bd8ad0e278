import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../ports.js';
import { createDiskFiles } from './files-disk.js';
import { createMemoryFiles } from './files-memory.js';
import { createS3Files } from './files-s3.js';
import { type Bucket, startBucket } from './s3.fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => {
  bucket.stop();
  rmSync(folder, { recursive: true });
});

const inBucket = (own = {}) => createS3Files({ ...bucket.options, ...own });

describe.each<[string, () => FileStore]>([
  ['on disk', () => createDiskFiles(join(folder, 'images'))],
  ['in a store', inBucket],
  ['in memory', createMemoryFiles],
])('files %s', (_where, open) => {
  it('are there until they are removed', async () => {
    const files = open();
    const content = new Uint8Array([1, 0, 255]);
    expect(await files.get('a-300.jpg')).toBeNull();
    await files.put('a-300.jpg', content, 'image/jpeg');
    await files.put('a-300.jpg', content, 'image/jpeg');
    expect(await files.get('a-300.jpg')).toEqual(content);
    await files.remove('a-300.jpg');
    await files.remove('a-300.jpg');
    expect(await files.get('a-300.jpg')).toBeNull();
  });
});

it('a folder holds whole files only, and none outside it', async () => {
  const files = createDiskFiles(join(folder, 'own'));
  const put = (name: string) => files.put(name, new Uint8Array(3), 'image/jpeg');
  await Promise.all([put('b.jpg'), put('b.jpg'), put('c.jpg')]);
  expect(readdirSync(join(folder, 'own')).sort()).toEqual(['b.jpg', 'c.jpg']);
  for (const name of ['../d.jpg', 'd/e.jpg', '..', '.f']) await expect(put(name)).rejects.toThrow(name);
  expect(readdirSync(join(folder, 'own')).sort()).toEqual(['b.jpg', 'c.jpg']);
});

it('a store is told the type, and a wrong key is told of', async () => {
  await inBucket().put('g.webp', new Uint8Array(3), 'image/webp');
  expect(bucket.objects.get('/panggung/g.webp')?.type).toBe('image/webp');
  const put = inBucket({ secret: 'geheim' }).put('h.webp', new Uint8Array(3), 'image/webp');
  await expect(put).rejects.toThrow('The file store answered 403 to PUT');
});
