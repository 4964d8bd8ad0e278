import { type FileHandle, open } from 'node:fs/promises';

/** Answers with a file that never changes, or with the part of it that `range` asks for; null where there is none. */
export async function fileReply(
  path: string,
  type: string,
  range: string | undefined,
): Promise<Response | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    return await reply(file, type, range);
  } finally {
    await file.close();
  }
}

async function reply(file: FileHandle, type: string, range: string | undefined): Promise<Response> {
  const { size } = await file.stat();
  const headers = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
  };
  const part = readRange(range, size);
  if (part === 'beyond')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const body = new Uint8Array(end - start + 1);
  await file.read(body, 0, body.length, start);
  if (!part) return new Response(body, { headers });
  return new Response(body, {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${size}` },
  });
}

/** One range of bytes, ends included; null for the whole, which is also the answer to what cannot be read. */
export function readRange(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return size === 0 || Number(last) === 0
      ? 'beyond'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (start >= size) return 'beyond';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? null : { start, end };
}
