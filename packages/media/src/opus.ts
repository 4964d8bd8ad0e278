/** A frame of 20 ms in which nothing is heard: Opus, CELT, stereo. */
export const silence = Uint8Array.from([0xfc, 0xff, 0xfe]);

/** Seconds of {@link silence}. */
export const silenceLength = 0.02;

// Frame lengths in ms by configuration: SILK, hybrid, CELT (RFC 6716, table 2).
const lengths = [
  ...[10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 40, 60],
  ...[10, 20, 10, 20],
  ...[2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20],
];

/** How long an Opus packet lasts, in seconds, by its first byte. */
export function opusLength(packet: Uint8Array): number {
  const [first = 0, second = 0] = packet;
  const code = first & 3;
  const frames = code === 0 ? 1 : code === 3 ? second & 0x3f : 2;
  return ((lengths[first >> 3] ?? 20) * frames) / 1000;
}
