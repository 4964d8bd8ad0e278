import { AwsClient } from 'aws4fetch';
import type { FileStore } from '../ports.js';

export interface S3Options {
  /** The bucket's address, such as https://s3.ap-southeast-3.amazonaws.com/panggung; a folder in it may follow. */
  url: string;
  keyId: string;
  secret: string;
  /** @default told by the address, where it is one of Amazon's; else us-east-1 */
  region?: string | undefined;
  /** How long a call may take, in ms. @default 10 s */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
}

/**
 * Files in an S3-compatible store: Amazon's, Cloudflare R2, MinIO and their like.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function createS3Files({
  url,
  keyId,
  secret,
  region,
  timeout = 10_000,
  fetch = globalThis.fetch,
}: S3Options): FileStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    ...(region && { region }),
  });
  const base = url.replace(/\/*$/, '/');

  async function call(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const signed = await client.sign(base + encodeURIComponent(name), { method, ...init });
    const response = await fetch(signed, { signal: AbortSignal.timeout(timeout) });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${response.status} to ${method}`);
  }

  return {
    async put(name, content, type) {
      const response = await call('PUT', name, { body: content, headers: { 'content-type': type } });
      await response.body?.cancel();
      if (!response.ok) throw new Error('The file store knows no such bucket');
    },
    async get(name) {
      const response = await call('GET', name);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(name) {
      await (await call('DELETE', name)).body?.cancel();
    },
  };
}
