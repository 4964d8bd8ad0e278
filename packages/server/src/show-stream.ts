import type { ShowStatusNews } from '@panggung/core/contract';
import type { EventSource } from './event-stream.js';
import type { PlaybackRow } from './playback-open.js';
import type { ShowWatch } from './show-watch.js';

export interface ShowStreamOptions {
  showId: number;
  status: ShowStatusNews;
  playback: PlaybackRow | null;
  /** Takes one of the connections their address may keep open; answers how to give it back. */
  take(): () => void;
}

/** Server-sent events of one show; ends with its reader, its show or the playback it was opened for. */
export function showEvents(
  watch: ShowWatch,
  { showId, status, playback, take }: ShowStreamOptions,
): EventSource {
  return {
    begin({ send, end }) {
      const giveBack = take();
      const leave = watch.listen(showId, status, { send, end, playback });
      return () => {
        leave();
        giveBack();
      };
    },
  };
}
