/** What a player must know of a recording before it loads it. */
export interface Programme {
  /** Absent while only sound is sent. */
  video: { codec: string; width: number; height: number } | null;
  /** Bits a second, picture and sound. */
  bandwidth: number;
}

/** Bits a second that sound alone takes at most, with its container. */
const audioBandwidth = 96_000;

/** Writes the list of renditions: picture with sound, and sound alone for those who save data. */
export function writeMasterPlaylist(
  { video, bandwidth }: Programme,
  address: (rendition: 'video' | 'audio') => string,
): string {
  const picture = video && [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(bandwidth, audioBandwidth + 1)},CODECS="${video.codec},opus",RESOLUTION=${video.width}x${video.height}`,
    address('video'),
  ];
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(picture ?? []),
    `#EXT-X-STREAM-INF:BANDWIDTH=${audioBandwidth},CODECS="opus"`,
    address('audio'),
    '',
  ].join('\n');
}
