import type { ShowStatusNews } from '@panggung/core/contract';
import { eventStream } from './event-stream.js';
import type { PlaybackRow } from './playback-open.js';
import type { ShowWatch } from './show-watch.js';

export interface ShowStreamOptions {
  showId: number;
  status: ShowStatusNews;
  playback: PlaybackRow | null;
  /** Called once, when nobody reads it any more. */
  onEnd(): void;
}

/** Server-sent events of one show; ends with its reader, its show or the playback it was opened for. */
export function showStream(
  watch: ShowWatch,
  { showId, status, playback, onEnd }: ShowStreamOptions,
): ReadableStream<Uint8Array> {
  return eventStream(({ send, end }) => {
    const leave = watch.listen(showId, status, { send, end, playback });
    return () => {
      leave();
      onEnd();
    };
  });
}
