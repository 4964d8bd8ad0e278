import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type BroadcastStatus = 'created' | 'preparing' | 'broadcasting' | 'finished';

/** What a back end said of a stream before it began; fields as in Ant Media Server's REST. */
export interface Broadcast {
  streamId: string;
  name: string;
  type: 'liveStream';
  plannedStartDate: number;
  plannedEndDate: number;
  /** Whether it is recorded: -1 never, else it is. */
  mp4Enabled: number;
  listenerHookURL: string;
  metaData: string;
  /** -1 for no limit. */
  webRTCViewerLimit: number;
  /** -1 for no limit. */
  hlsViewerLimit: number;
  /** Epoch ms. */
  date: number;
  /** Epoch ms of its last start; 0 before. */
  startTime: number;
  status: BroadcastStatus;
}

/** The streams a back end has created, kept in a file. */
export interface Broadcasts {
  find(streamId: string): Broadcast | undefined;
  put(broadcast: Broadcast): void;
  remove(streamId: string): boolean;
}

export const newBroadcast = (streamId: string, now: number): Broadcast => ({
  streamId,
  name: '',
  type: 'liveStream',
  plannedStartDate: 0,
  plannedEndDate: 0,
  mp4Enabled: 0,
  listenerHookURL: '',
  metaData: '',
  webRTCViewerLimit: -1,
  hlsViewerLimit: -1,
  date: now,
  startTime: 0,
  status: 'created',
});

/** Opens the file of broadcasts; without one there are none yet. */
export function openBroadcasts(file: string): Broadcasts {
  mkdirSync(dirname(file), { recursive: true });
  const broadcasts = new Map(read(file).map((one) => [one.streamId, one]));
  // A handful of lines, changed a few times a show.
  function save() {
    writeFileSync(`${file}.new`, JSON.stringify([...broadcasts.values()], null, 1));
    renameSync(`${file}.new`, file);
  }
  return {
    find: (streamId) => broadcasts.get(streamId),
    put(broadcast) {
      broadcasts.set(broadcast.streamId, broadcast);
      save();
    },
    remove(streamId) {
      const was = broadcasts.delete(streamId);
      if (was) save();
      return was;
    },
  };
}

function read(file: string): Broadcast[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
