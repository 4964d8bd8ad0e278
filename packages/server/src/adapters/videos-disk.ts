import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoStore } from '../video-store.js';

/** Read at once, in bytes. */
const PIECE = 256 * 1024;

/** Videos in a folder of this machine. */
export function createDiskVideos(directory: string): VideoStore {
  return {
    async find(name) {
      if (/[/\\]|^\./.test(name)) return null;
      const path = join(directory, name);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      return { size: found.size, read: (start, end) => readFile(path, start, end) };
    },
  };
}

/** Opens the file with the first byte that is wanted: of a HEAD none is. */
function readFile(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let at = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await open(path);
        const piece = new Uint8Array(Math.min(PIECE, end + 1 - at));
        const { bytesRead } = await file.read(piece, 0, piece.length, at);
        at += bytesRead;
        if (bytesRead) controller.enqueue(piece.subarray(0, bytesRead));
        if (bytesRead && at <= end) return;
        await file.close();
        controller.close();
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  );
}
