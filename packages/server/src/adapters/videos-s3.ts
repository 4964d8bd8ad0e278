import type { VideoName, VideoPiece, VideoStore, WrittenVideo } from '../video-store.js';
import { createS3Call, type S3Call, type S3Init, type S3Options } from './s3-call.js';

/** Every part but the last must have 5 MiB, and there are 10,000 of them at most: 80 GB. */
const PART = 8 * 1024 * 1024;
/** How long the place is that a rest of a part begins with, in bytes. */
const END = 8;
/** Parts are larger than what other calls carry. */
const PATIENCE = 120_000;

/**
 * Videos in an S3-compatible store, by its multipart uploads. What came of a part that is not whole yet is an object of its
 * own, so that any server goes on with it.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html
 */
export function createS3Videos(options: S3Options): VideoStore {
  const call = createS3Call({ timeout: PATIENCE, ...options });
  const keyOf = (name: string) => `videos/${name}`;
  const restOf = (name: string) => `${keyOf(name)}.rest`;

  async function find(name: string) {
    const response = await call('HEAD', keyOf(name));
    await response.body?.cancel();
    const size = Number(response.headers.get('content-length'));
    return response.ok
      ? { size, read: (start: number, end: number) => readObject(call, { key: keyOf(name), start, end }) }
      : null;
  }

  /** What is kept of the part that ends here for now. It says where it ends: a writer that comes late may have left another. */
  async function readRest(name: string, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await (await ask(call, 'GET', restOf(name))).arrayBuffer();
    const bytes = new Uint8Array(kept, END);
    const keptEnd = Number(new DataView(kept).getBigUint64(0));
    const isThis = Math.floor(keptEnd / PART) === Math.floor(end / PART) && keptEnd % PART === bytes.length;
    if (!isThis || bytes.length < end % PART) throw new Error(`The file store holds another ${restOf(name)}`);
    return bytes.subarray(0, end % PART);
  }

  function writeRest(name: string, end: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const body = new Uint8Array(END + bytes.length);
    new DataView(body.buffer).setBigUint64(0, BigInt(end));
    body.set(bytes, END);
    return done(call, 'PUT', restOf(name), { body });
  }

  /** A part from its beginning: what was kept of it before, and the piece. */
  async function wholePart({ name, at, bytes }: VideoPiece): Promise<Uint8Array<ArrayBuffer>> {
    const before = at % PART;
    if (before === 0) return bytes;
    const part = new Uint8Array(before + bytes.length);
    part.set(await readRest(name, at));
    part.set(bytes, before);
    return part;
  }

  const putPart = ({ name, ref }: VideoName, at: number, body: Uint8Array<ArrayBuffer>) =>
    done(call, 'PUT', keyOf(name), {
      query: { partNumber: String(Math.floor(at / PART) + 1), uploadId: ref },
      body,
    });

  async function join({ name, ref, size }: WrittenVideo): Promise<void> {
    const rest = size % PART;
    if (rest > 0) {
      await putPart({ name, ref }, size - rest, await readRest(name, size));
    }
    const parts = await listParts(call, { key: keyOf(name), uploadId: ref });
    const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`;
    const answer = await ask(call, 'POST', keyOf(name), { query: { uploadId: ref }, body });
    // It may fail after it began to say that it did not.
    const [failure] = tagsIn(await answer.text(), 'Code');
    if (failure) throw new Error(`The file store could not join a video: ${failure}`);
  }

  return {
    pieceSize: PART,
    find,
    // Whoever dies before it is noted down leaves an upload without a part, which takes no room.
    async begin(name) {
      const headers = { 'content-type': 'video/mp4' };
      const answer = await ask(call, 'POST', keyOf(name), { query: { uploads: '' }, headers });
      return tagsIn(await answer.text(), 'UploadId')[0] ?? '';
    },
    async write(piece) {
      const part = await wholePart(piece);
      if (part.length === PART) await putPart(piece, piece.at, part);
      else await writeRest(piece.name, piece.at + piece.bytes.length, part);
    },
    async end(video) {
      if ((await find(video.name))?.size !== video.size) await join(video);
      // Also of a process that died when it had joined them.
      await done(call, 'DELETE', restOf(video.name));
    },
    async remove({ name, ref }) {
      if (ref) await done(call, 'DELETE', keyOf(name), { query: { uploadId: ref } });
      for (const key of [restOf(name), keyOf(name)]) await done(call, 'DELETE', key);
    },
  };
}

/** An answer that must be there. */
async function ask(call: S3Call, method: string, key: string, init?: S3Init): Promise<Response> {
  const response = await call(method, key, init);
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`The file store has no ${key}`);
}

/** A call whose answer says nothing; what is to be removed need not be there. */
async function done(call: S3Call, method: string, key: string, init?: S3Init): Promise<void> {
  const response = await (method === 'DELETE' ? call(method, key, init) : ask(call, method, key, init));
  await response.body?.cancel();
}

/** A part of an object; fetched with the first byte that is wanted. */
function readObject(
  call: S3Call,
  { key, start, end }: { key: string; start: number; end: number },
): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (
          await ask(call, 'GET', key, { headers: { range: `bytes=${start}-${end}` }, isStream: true })
        ).body?.getReader();
        const { done: isOver, value } = (await reader?.read()) ?? { done: true };
        if (isOver || !value) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => reader?.cancel(),
    },
    { highWaterMark: 0 },
  );
}

/** The parts that make a whole, as the call that joins them names them. */
async function listParts(
  call: S3Call,
  { key, uploadId }: { key: string; uploadId: string },
): Promise<string> {
  const parts: string[] = [];
  let marker = '0';
  while (marker) {
    const query = { uploadId, 'part-number-marker': marker };
    const text = await (await ask(call, 'GET', key, { query })).text();
    const [numbers, tags] = [tagsIn(text, 'PartNumber'), tagsIn(text, 'ETag')];
    for (const [at, number] of numbers.entries()) {
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${tags[at]}</ETag></Part>`);
    }
    marker = tagsIn(text, 'IsTruncated')[0] === 'true' ? (tagsIn(text, 'NextPartNumberMarker')[0] ?? '') : '';
  }
  return parts.join('');
}

/** What stands in elements of this name. */
function tagsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
}
