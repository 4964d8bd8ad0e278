import { AwsClient } from 'aws4fetch';

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

/** Asks a store for something by name; any answer but success and 404 is thrown. */
export type S3Call = (method: string, name: string, init?: S3Init) => Promise<Response>;

export interface S3Init extends RequestInit {
  query?: Readonly<Record<string, string>>;
  /** Its answer is read as slowly as somebody watches: only its beginning has a time. */
  isStream?: boolean;
}

/**
 * Calls of an S3-compatible store: Amazon's, Cloudflare R2, MinIO and their like.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function createS3Call({
  url,
  keyId,
  secret,
  region,
  timeout = 10_000,
  fetch = globalThis.fetch,
}: S3Options): S3Call {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    ...(region && { region }),
  });
  const base = url.replace(/\/*$/, '/');
  return async (method, name, { query = {}, isStream, ...init } = {}) => {
    const search = new URLSearchParams(query).toString();
    const address = base + name.split('/').map(encodeURIComponent).join('/') + (search && `?${search}`);
    const signed = await client.sign(address, { method, ...init });
    const asking = new AbortController();
    const timer = setTimeout(() => asking.abort(), timeout);
    const signal = isStream ? asking.signal : AbortSignal.timeout(timeout);
    const response = await fetch(signed, { signal }).finally(() => clearTimeout(timer));
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${response.status} to ${method}`);
  };
}
