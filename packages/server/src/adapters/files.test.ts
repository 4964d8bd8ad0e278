import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../ports.js';
import { createDiskFiles } from './files-disk.js';
import { createMemoryFiles } from './files-memory.js';
import { createS3Files } from './files-s3.js';

const credentials = { keyId: 'AKIAPANGGUNG', secret: 'rahasia' };
const folder = mkdtempSync(join(tmpdir(), 'files-'));
/** As much of an S3-compatible store as is used: it keeps what is signed rightly. */
const objects = new Map<string, { content: Buffer; type: string | undefined }>();
const bucket = createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = incoming;
  const signed = headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(signed)?.[1]?.split(';') ?? [];
  const expected = new AwsV4Signer({
    method,
    url: `http://${headers.host}${url}`,
    headers: Object.fromEntries(
      names.filter((name) => name !== 'host').map((name) => [name, String(headers[name])]),
    ),
    accessKeyId: credentials.keyId,
    secretAccessKey: credentials.secret,
    service: 's3',
    region: 'ap-southeast-3',
    datetime: String(headers['x-amz-date']),
  });
  const isRight = signed === (await expected.authHeader());
  const known = objects.get(url);
  if (!isRight) return outgoing.writeHead(403).end('<Error/>');
  if (method === 'PUT') objects.set(url, { content: Buffer.concat(chunks), type: headers['content-type'] });
  if (method === 'DELETE') objects.delete(url);
  if (method === 'GET' && !known) return outgoing.writeHead(404).end('<Error/>');
  return outgoing.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? known?.content : '');
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/panggung/`;
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

const inBucket = (secret = credentials.secret) =>
  createS3Files({ url, keyId: credentials.keyId, secret, region: 'ap-southeast-3' });

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
  expect(objects.get('/panggung/g.webp')?.type).toBe('image/webp');
  const put = inBucket('geheim').put('h.webp', new Uint8Array(3), 'image/webp');
  await expect(put).rejects.toThrow('The file store answered 403 to PUT');
});
