import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoStore } from '../video-store.js';

/** Read at once, in bytes. */
const PIECE = 256 * 1024;
/** Written at once, and then safe, in bytes. */
const WRITTEN = 1024 * 1024;

/** Videos in a folder of this machine; those that are not whole yet have `.part` behind their names. */
export function createDiskVideos(directory: string): VideoStore {
  const isName = (name: string) => !/[/\\]|^\./.test(name);
  const pathOf = (name: string) => {
    if (!isName(name)) throw new Error(`'${name}' is no name of a video`);
    return join(directory, name);
  };
  const partOf = (name: string) => `${pathOf(name)}.part`;
  const sizeOf = async (path: string) => {
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    pieceSize: WRITTEN,
    async find(name) {
      const size = isName(name) ? await sizeOf(pathOf(name)) : null;
      return size === null ? null : { size, read: (start, end) => readFile(pathOf(name), start, end) };
    },
    async begin(name) {
      await mkdir(directory, { recursive: true });
      await (await open(partOf(name), 'w')).close();
      return '';
    },
    async write({ name, at, bytes }) {
      const file = await open(partOf(name), 'r+');
      try {
        // A disk that is nearly full takes a part.
        for (let written = 0; written < bytes.length; ) {
          const { bytesWritten } = await file.write(bytes, written, bytes.length - written, at + written);
          if (bytesWritten === 0) throw new Error(`The disk takes no more of '${name}'`);
          written += bytesWritten;
        }
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    async end({ name, size }) {
      if ((await sizeOf(pathOf(name))) === size) return;
      await rename(partOf(name), pathOf(name));
    },
    async remove({ name }) {
      await rm(partOf(name), { force: true });
      await rm(pathOf(name), { force: true });
    },
  };
}

/** Opens the file anew for each piece: whoever leaves, at whatever moment, leaves no file open behind them. */
function readFile(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await readPiece(path, at, Math.min(PIECE, end + 1 - at));
        at += piece.length;
        if (piece.length) controller.enqueue(piece);
        if (!piece.length || at > end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function readPiece(path: string, at: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
