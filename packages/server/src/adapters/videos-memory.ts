import type { VideoStore } from '../video-store.js';

/** Videos for as long as the process, or the page, lives. */
export function createMemoryVideos(
  videos: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map(),
): VideoStore {
  return {
    async find(name) {
      const bytes = videos.get(name);
      return bytes
        ? { size: bytes.length, read: (start, end) => streamOf(bytes.slice(start, end + 1)) }
        : null;
    },
  };
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream();
}
