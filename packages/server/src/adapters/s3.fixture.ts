import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Options } from './s3-call.js';

const credentials = { keyId: 'AKIAPANGGUNG', secret: 'rahasia' };

/** An object, or what was sent of one by now. */
interface Kept {
  content: Buffer;
  type: string | undefined;
}

/** As much of an S3-compatible store as is used: it keeps what is signed rightly, whole or in parts. */
export interface Bucket {
  /** How to reach it; known once it listens. */
  options: S3Options;
  /** What it holds, by path. */
  objects: Map<string, Kept>;
  /** Uploads in parts that are not joined. */
  uploads: Map<string, Map<number, Buffer>>;
  stop(): void;
}

/** Smallest part that is not the last, in bytes. */
const SMALLEST_PART = 5 * 1024 * 1024;

async function isSigned({ method = '', url = '', headers }: IncomingMessage): Promise<boolean> {
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
  return signed === (await expected.authHeader());
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts one on a free port. */
export async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  const uploads: Bucket['uploads'] = new Map();
  let begun = 0;

  /** Calls of an upload in parts, by method. */
  function answerParts(path: string, query: URLSearchParams, body: Buffer, method = ''): [number, string] {
    if (query.has('uploads')) {
      const id = `upload-${++begun}`;
      uploads.set(id, new Map());
      return [
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      ];
    }
    const id = query.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return [404, '<Error><Code>NoSuchUpload</Code></Error>'];
    if (method === 'PUT') parts.set(Number(query.get('partNumber')), body);
    if (method === 'DELETE') uploads.delete(id);
    if (method === 'GET') return [200, list(parts, Number(query.get('part-number-marker')))];
    if (method !== 'POST') return [200, ''];
    const wanted = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)</g)];
    const joined = wanted.map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0));
    if (joined.slice(0, -1).some(({ length }) => length < SMALLEST_PART)) {
      return [200, '<Error><Code>EntityTooSmall</Code></Error>'];
    }
    objects.set(path, { content: Buffer.concat(joined), type: 'video/mp4' });
    uploads.delete(id);
    return [200, '<CompleteMultipartUploadResult/>'];
  }

  /** One part at a time: a reader has to ask on. */
  function list(parts: Map<number, Buffer>, marker: number): string {
    const [next, ...others] = [...parts.keys()].sort((a, b) => a - b).filter((number) => number > marker);
    if (next === undefined) return '<ListPartsResult><IsTruncated>false</IsTruncated></ListPartsResult>';
    return `<ListPartsResult><NextPartNumberMarker>${next}</NextPartNumberMarker><IsTruncated>${others.length > 0}</IsTruncated>
      <Part><PartNumber>${next}</PartNumber><ETag>&quot;${next}&quot;</ETag></Part></ListPartsResult>`;
  }

  function answerObject(
    path: string,
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ): void {
    const { method = '', headers } = incoming;
    const known = objects.get(path);
    if (method === 'PUT') objects.set(path, { content: body, type: headers['content-type'] });
    if (method === 'DELETE') objects.delete(path);
    if (method === 'PUT' || method === 'DELETE')
      return void outgoing.writeHead(method === 'PUT' ? 200 : 204).end();
    if (!known) return void outgoing.writeHead(404).end(method === 'HEAD' ? '' : '<Error/>');
    const [, start = '0', end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const content = known.content.subarray(Number(start), end === undefined ? undefined : Number(end) + 1);
    outgoing.writeHead(headers.range ? 206 : 200, { 'content-length': content.length });
    outgoing.end(method === 'HEAD' ? '' : content);
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    if (!(await isSigned(incoming))) return outgoing.writeHead(403).end('<Error/>');
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://bucket.test');
    if (searchParams.size === 0) return answerObject(pathname, incoming, body, outgoing);
    const [status, text] = answerParts(pathname, searchParams, body, incoming.method);
    return outgoing.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/panggung/`;
  return {
    options: { url, ...credentials, region: 'ap-southeast-3' },
    objects,
    uploads,
    stop: () => server.close(),
  };
}
