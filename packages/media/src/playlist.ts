/** One segment of a recording, as its playlist tells it. */
export interface Entry {
  /** Seconds. */
  duration: number;
  /** When its first frame was taken, epoch ms. */
  programDateTime: number;
  /** Number of the initialisation file it needs. */
  map: number;
  /** Something was left out, or set up anew, before it. */
  isDiscontinuity: boolean;
}

export type Track = 'video' | 'audio';

export interface MediaPlaylist {
  entries: readonly Entry[];
  /** Nothing will be added. */
  isEnded: boolean;
}

export interface PlaylistOptions extends MediaPlaylist {
  track: Track;
  /** Makes an address of a file's name. @default the name */
  address?(file: string): string;
  /** Leaves out what a player that says so has already, for shows of hours (RFC 8216bis, 6.2.5.1). @default false */
  isDelta?: boolean;
}

/** How long a segment should be, in seconds. */
export const targetDuration = 1;

/** A segment is cut off here when its encoder brings no key frame, in seconds: usual encoders bring one each ten. */
export const longestSegment = 12;

/** Players may leave out what is older than so many target durations. */
const skipBoundary = 6;

export const segmentFile = (track: Track, index: number) => `${prefixes[track]}${index}.m4s`;
export const mapFile = (track: Track, map: number) => `${prefixes[track]}init${map}.mp4`;
const prefixes: Record<Track, string> = { video: '', audio: 'audio-' };

/** Writes a media playlist: the whole show, so that viewers can go back, and its replay once it has ended. */
export function writePlaylist({
  entries,
  isEnded,
  track,
  address = (file) => file,
  isDelta = false,
}: PlaylistOptions): string {
  const target = longest(entries);
  const skipped = isDelta && !isEnded ? skippable(entries, target) : 0;
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${skipped > 0 ? 9 : 7}`,
    `#EXT-X-TARGETDURATION:${target}`,
    `#EXT-X-PLAYLIST-TYPE:${isEnded ? 'VOD' : 'EVENT'}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(isEnded
      ? []
      : [`#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,CAN-SKIP-UNTIL=${target * skipBoundary}.0`]),
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
  ];
  for (let at = skipped; at < entries.length; at++) lines.push(...entryLines(entries, at, track, address));
  if (isEnded) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** The lines of one segment; a playlist on disk grows by them. */
export function entryLines(
  entries: readonly Entry[],
  at: number,
  track: Track,
  address: (file: string) => string = (file) => file,
): string[] {
  const entry = entries[at];
  if (!entry) return [];
  return [
    ...(entry.isDiscontinuity ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(entry.map === entries[at - 1]?.map ? [] : [`#EXT-X-MAP:URI="${address(mapFile(track, entry.map))}"`]),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(entry.programDateTime).toISOString()}`,
    `#EXTINF:${entry.duration.toFixed(5)},`,
    address(segmentFile(track, at)),
  ];
}

function longest(entries: readonly Entry[]): number {
  return entries.reduce((most, { duration }) => Math.max(most, Math.round(duration)), targetDuration * 2);
}

function skippable(entries: readonly Entry[], target: number): number {
  let behind = 0;
  for (let at = entries.length - 1; at >= 0; at--) {
    behind += entries[at]?.duration ?? 0;
    // The segment at the boundary is still wanted.
    if (behind > target * skipBoundary) return at;
  }
  return 0;
}

/** Reads a playlist of ours; whatever a crash cut off at its end is left out. */
export function readPlaylist(text: string): MediaPlaylist {
  const entries: Entry[] = [];
  let next: Partial<Entry> = {};
  let map = 0;
  // A line without its end was being written when the lights went out.
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    const [, tag = '', value = ''] = /^#(EXT[A-Z-]*):?(.*)$/.exec(line) ?? [];
    if (tag === 'EXT-X-DISCONTINUITY') next.isDiscontinuity = true;
    if (tag === 'EXT-X-MAP') map = Number(/init(\d+)\.mp4/.exec(value)?.[1]);
    if (tag === 'EXT-X-PROGRAM-DATE-TIME') next.programDateTime = Date.parse(value);
    if (tag === 'EXTINF') next.duration = Number.parseFloat(value);
    if (!line || line.startsWith('#')) continue;
    const { duration, programDateTime, isDiscontinuity = false } = next;
    if (duration === undefined || programDateTime === undefined) break;
    entries.push({ duration, programDateTime, map, isDiscontinuity });
    next = {};
  }
  return { entries, isEnded: /^#EXT-X-ENDLIST$/m.test(text) };
}
