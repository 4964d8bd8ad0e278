import { type Track, writePlaylist } from './playlist.js';
import type { Recording } from './recording.js';

export interface PlaylistWish {
  track: Track;
  /** Where the files lie, seen from the playlist's address. */
  folder: string;
  /** What each address ends with: another for each viewer. */
  query: string;
  /** Leaves out what a player that says so has already. */
  isDelta: boolean;
}

interface Kept {
  count: number;
  isEnded: boolean;
  text: string;
}

/** Stands where a viewer's own part of an address goes. */
const own = '\0';
/** Playlists kept at most; the one asked for first is forgotten first. */
const mostKept = 40;

/**
 * Writes playlists for an audience: what is the same for all of a recording is written once. A show of three hours takes
 * 30 ms, and many viewers open it at the same moment.
 */
export function createPlaylistWriter() {
  const kept = new Map<string, Kept>();

  function whole(recording: Recording, track: Track, folder: string): string {
    const { about, isEnded } = recording;
    const key = JSON.stringify([about.name, about.createdAt, track, folder]);
    const known = kept.get(key);
    if (known?.isEnded) return known.text;
    const { entries } = recording;
    if (known?.count === entries.length && !isEnded) return known.text;
    const text = writePlaylist({ entries, isEnded, track, address: (file) => `${folder}${file}?${own}` });
    kept.set(key, { count: entries.length, isEnded, text });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    return text;
  }

  return (recording: Recording, { track, folder, query, isDelta }: PlaylistWish): string => {
    if (!isDelta || recording.isEnded) return whole(recording, track, folder).replaceAll(own, query);
    const { entries, isEnded } = recording;
    return writePlaylist({
      entries,
      isEnded,
      track,
      isDelta,
      address: (file) => `${folder}${file}?${query}`,
    });
  };
}
