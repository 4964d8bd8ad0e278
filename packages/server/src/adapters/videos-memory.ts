import type { VideoStore } from '../video-store.js';

/** Written at once, in bytes: few, so that tests see many pieces. */
const WRITTEN = 64 * 1024;

/** Videos for as long as the process, or the page, lives. */
export function createMemoryVideos(
  videos: Iterable<readonly [string, Uint8Array<ArrayBuffer>]> = [],
): VideoStore {
  const whole = new Map(videos);
  const parts = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();
  return {
    pieceSize: WRITTEN,
    async find(name) {
      const bytes = whole.get(name);
      return bytes
        ? { size: bytes.length, read: (start, end) => streamOf(bytes.slice(start, end + 1)) }
        : null;
    },
    async begin(name) {
      parts.set(name, new Map());
      return '';
    },
    async write({ name, at, bytes }) {
      parts.get(name)?.set(at, bytes.slice());
    },
    async end({ name, size }) {
      const written = parts.get(name);
      if (!written) return;
      const video = new Uint8Array(size);
      for (const [at, bytes] of written) video.set(bytes, at);
      whole.set(name, video);
      parts.delete(name);
    },
    async remove({ name }) {
      parts.delete(name);
      whole.delete(name);
    },
  };
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream();
}
