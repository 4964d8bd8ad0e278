import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Programme } from './master-playlist.js';
import type { Muxed } from './mux.js';
import {
  type Entry,
  entryLines,
  longestSegment,
  mapFile,
  readPlaylist,
  segmentFile,
  type Track,
  writePlaylist,
} from './playlist.js';
import { appendWhole, writeWhole } from './whole-file.js';

/** What a recording's folder says of it. */
export interface About {
  /** The stream it was taken from; a token for that stream opens it. */
  streamId: string;
  /** Its own name: the stream's, or for a later take the stream's and a number. */
  name: string;
  /** Epoch ms. */
  createdAt: number;
  /** Whether it stays when it has ended. */
  isKept: boolean;
  programme: Programme | null;
  /** Seconds, once it has ended. */
  duration?: number;
}

/** A piece of a recording, muxed. */
export interface Piece {
  video: Muxed;
  audio: Muxed;
  duration: number;
  programDateTime: number;
  isDiscontinuity: boolean;
  programme: Programme;
  /** Whether decoders are to be set up anew for it. */
  isNewMap: boolean;
}

/** A show on disk: its segments, and the playlist that grows with each of them. */
export interface Recording {
  readonly about: About;
  readonly entries: readonly Entry[];
  readonly isEnded: boolean;
  /** Seconds. */
  readonly duration: number;
  file(name: string): string;
  append(piece: Piece): Promise<void>;
  /** Closes the playlist: from now on it is the replay. */
  finish(): Promise<void>;
  remove(): Promise<void>;
  /** Calls back at each change; returns how to stop. */
  listen(changed: () => void): () => void;
}

const aboutFile = 'about.json';
const tracks: readonly Track[] = ['video', 'audio'];
/** Grows by lines; any server of files could play it. */
const journalFile = 'video.m3u8';
const journalHead = `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${longestSegment}\n#EXT-X-INDEPENDENT-SEGMENTS\n`;

/** Begins a recording in a folder of its own. */
export async function createRecording(folder: string, about: About): Promise<Recording> {
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, aboutFile), JSON.stringify(about));
  await writeFile(join(folder, journalFile), journalHead);
  return recordingOf(folder, about, [], false);
}

/** Opens what an earlier process wrote; a segment that a crash cut short is left out. Null where there is none. */
export async function openRecording(folder: string): Promise<Recording | null> {
  try {
    const about: About = JSON.parse(await readFile(join(folder, aboutFile), 'utf8'));
    if (about.duration !== undefined) return recordingOf(folder, about, [], true);
    const { entries, isEnded } = readPlaylist(await readFile(join(folder, journalFile), 'utf8'));
    const files = new Set(await readdir(folder));
    const broken = entries.findIndex((_, at) => tracks.some((track) => !files.has(segmentFile(track, at))));
    const whole = broken < 0 ? entries : entries.slice(0, broken);
    // Lines that follow must not stand behind half a line.
    if (!isEnded) await writeWhole(join(folder, journalFile), journalOf(whole));
    return recordingOf(folder, about, [...whole], isEnded);
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function recordingOf(folder: string, about: About, open: Entry[], wasEnded: boolean): Recording {
  const listeners = new Set<() => void>();
  const file = (name: string) => join(folder, name);
  let isEnded = wasEnded;
  let entries = open;
  const readEnded = keptWhileUsed(() => readPlaylist(readFileSync(file(journalFile), 'utf8')).entries);
  /** One after the other: a publisher who comes back may overtake what is still being written. */
  let last: Promise<void> = Promise.resolve();
  const tell = () => {
    for (const changed of [...listeners]) changed();
  };

  async function writePiece({ video, audio }: Piece, index: number, map: number, isNewMap: boolean) {
    const pieces = { video, audio };
    for (const track of tracks) {
      if (isNewMap) await writeFile(file(mapFile(track, map)), pieces[track].init);
      await writeFile(file(segmentFile(track, index)), pieces[track].media);
    }
  }

  async function describe(programme: Programme) {
    if (JSON.stringify(programme) === JSON.stringify(about.programme)) return;
    about.programme = programme;
    await writeWhole(file(aboutFile), JSON.stringify(about));
  }

  async function add(piece: Piece) {
    const before = entries.at(-1);
    const isNewMap = piece.isNewMap || !before;
    const map = (before?.map ?? -1) + (isNewMap ? 1 : 0);
    const isDiscontinuity = piece.isDiscontinuity && before !== undefined;
    const { duration, programDateTime } = piece;
    const next = { duration, programDateTime, map, isDiscontinuity };
    await writePiece(piece, entries.length, map, isNewMap);
    await describe(piece.programme);
    // Listed only now that its files are whole, by lines at the end: whatever a crash leaves can be read.
    const lines = entryLines([...entries, next], entries.length, 'video');
    await appendWhole(file(journalFile), `${lines.join('\n')}\n`);
    entries.push(next);
    tell();
  }

  return {
    about,
    get entries() {
      return isEnded ? readEnded() : entries;
    },
    get isEnded() {
      return isEnded;
    },
    get duration() {
      return about.duration ?? lengthOf(entries);
    },
    file,
    append(piece) {
      const added = last.then(() => add(piece));
      last = added.catch(() => {});
      return added;
    },
    async finish() {
      await last;
      if (isEnded) return;
      isEnded = true;
      for (const track of tracks)
        await writeWhole(file(`${track}.m3u8`), writePlaylist({ entries, isEnded, track }));
      about.duration = lengthOf(entries);
      await writeWhole(file(aboutFile), JSON.stringify(about));
      entries = [];
      tell();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const lengthOf = (entries: readonly Entry[]) => entries.reduce((sum, { duration }) => sum + duration, 0);

/** What is read when somebody wants it: all that was ever recorded would fill the memory, and hold up each start. */
function keptWhileUsed<T extends object>(read: () => T): () => T {
  let kept: WeakRef<T> | undefined;
  return () => {
    const known = kept?.deref() ?? read();
    kept = new WeakRef(known);
    return known;
  };
}

const journalOf = (entries: readonly Entry[]) =>
  journalHead +
  entries.flatMap((_, at) => entryLines(entries, at, 'video').map((line) => `${line}\n`)).join('');
