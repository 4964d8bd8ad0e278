import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesEncoding } from '../accept-encoding.js';

type Encoding = 'br' | 'gzip';

/** Harder packing saves a hundredth, and takes three times as long. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** The best first. */
const ways: Record<Encoding, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotli) as Promise<Buffer<ArrayBuffer>>,
  gzip: (bytes) => promisify(gzip)(bytes) as Promise<Buffer<ArrayBuffer>>,
};

/** Everything else is packed by itself. */
const isText = (type: string | null) =>
  /^(text\/|image\/svg|application\/(javascript|json))/.test(type ?? '');

/**
 * Packs the texts among files for who takes them so: once each, when first asked for, and again when the file has changed.
 * @example const pack = packedFiles(); const reply = await pack(plainReply, { path, acceptEncoding })
 */
export function packedFiles() {
  const kept = new Map<string, { version: string; bytes: Promise<Buffer<ArrayBuffer>> }>();

  function packed(path: string, encoding: Encoding, version: string) {
    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known?.version === version) return known.bytes;
    const bytes = readFile(path).then(ways[encoding]);
    kept.set(key, { version, bytes });
    bytes.catch(() => kept.delete(key));
    return bytes;
  }

  return async (
    reply: Response,
    { path, acceptEncoding }: { path: string; acceptEncoding: string | undefined },
  ): Promise<Response> => {
    if (reply.status !== 200 || !isText(reply.headers.get('content-type'))) return reply;
    const headers = new Headers(reply.headers);
    headers.append('vary', 'Accept-Encoding');
    const encoding = (Object.keys(ways) as Encoding[]).find((name) => takesEncoding(acceptEncoding, name));
    if (!encoding || !reply.body) return new Response(reply.body, { headers });
    await reply.body.cancel();
    const version = `${headers.get('last-modified')} ${headers.get('content-length')}`;
    const bytes = await packed(path, encoding, version);
    headers.set('content-encoding', encoding);
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { headers });
  };
}
