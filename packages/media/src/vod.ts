import type { Recording } from './recording.js';

/** A recording as REST and the hooks name it. */
export function vodOf({ about: { name, streamId, createdAt }, duration }: Recording) {
  return {
    vodId: name,
    vodName: `${name}.m3u8`,
    filePath: `streams/${name}.m3u8`,
    streamId,
    streamName: streamId,
    creationDate: createdAt,
    startTime: createdAt,
    /** Milliseconds. */
    duration: Math.round(duration * 1000),
    type: 'streamVod',
  };
}
