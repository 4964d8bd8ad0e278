import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
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

/** The streams a back end has created, kept in a file: a line for each change. */
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

/** A line of the file: a broadcast as it is from then on, or that it is gone. */
type Line = Broadcast | { streamId: string; isRemoved: true };

/** So many lines may have been overtaken by later ones, for each that holds, until the file is written anew. */
const OVERTAKEN = 4;
/** In a file shorter than that, nobody counts. */
const SHORT = 100;

/** Opens the file of broadcasts; without one there are none yet. */
export function openBroadcasts(file: string): Broadcasts {
  mkdirSync(dirname(file), { recursive: true });
  const { lines, isTorn } = read(file);
  const broadcasts = new Map<string, Broadcast>();
  for (const line of lines) {
    if ('isRemoved' in line) broadcasts.delete(line.streamId);
    else broadcasts.set(line.streamId, line);
  }
  let length = lines.length;
  // What is written behind half a line would be lost with it.
  if (isTorn) writeAnew();

  function writeAnew() {
    const all = [...broadcasts.values()];
    writeFileSync(`${file}.new`, all.map(toText).join(''));
    renameSync(`${file}.new`, file);
    length = all.length;
  }
  function add(line: Line) {
    if (length > SHORT + broadcasts.size * OVERTAKEN) return writeAnew();
    append(file, toText(line));
    length += 1;
  }
  return {
    find: (streamId) => broadcasts.get(streamId),
    put(broadcast) {
      broadcasts.set(broadcast.streamId, broadcast);
      add(broadcast);
    },
    remove(streamId) {
      const was = broadcasts.delete(streamId);
      if (was) add({ streamId, isRemoved: true });
      return was;
    },
  };
}

const toText = (line: Line) => `${JSON.stringify(line)}\n`;

/** Adds a line that is there whole, or not at all: a full disk takes half of it. */
function append(file: string, text: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  try {
    appendFileSync(file, text);
  } catch (error) {
    if (existsSync(file)) truncateSync(file, size);
    throw error;
  }
}

/** All whole lines; a crash may have left half of the last one. */
function read(file: string): { lines: Line[]; isTorn: boolean } {
  const text = readText(file);
  // As it was written before: whole, each time.
  if (text.startsWith('[')) return { lines: JSON.parse(text), isTorn: true };
  const end = text.lastIndexOf('\n') + 1;
  const whole = text.slice(0, end).split('\n').filter(Boolean);
  return { lines: whole.map((line) => JSON.parse(line)), isTorn: end < text.length };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
