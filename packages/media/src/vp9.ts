import { readBits } from './bits.js';
import type { Picture, VideoFrame } from './picture.js';

/** Reads a VP9 frame; null where it is none, or comes before the first key frame. */
export function vp9Frame(data: Uint8Array, before: Picture | null): VideoFrame | null {
  const own = vp9Picture(data);
  const picture = own ?? before;
  return picture && { isKey: own !== null, picture, data };
}

/** What the uncompressed header of a key frame tells (VP9 bitstream, 6.2); null for other frames. */
function vp9Picture(data: Uint8Array): Picture | null {
  const { bit, bits } = readBits(data);
  if (bits(2) !== 2) return null;
  const profile = bit() + bit() * 2;
  if (profile === 3) bit();
  const isShownAgain = bit();
  if (isShownAgain || bit() === 1) return null;
  bits(2);
  if (bits(24) !== 0x49_83_42) return null;
  const depth = profile >= 2 && bit() ? 12 : profile >= 2 ? 10 : 8;
  if (bits(3) === 7) {
    if (profile % 2 === 1) bits(1);
  } else {
    bit();
    if (profile % 2 === 1) bits(3);
  }
  const width = bits(16) + 1;
  const height = bits(16) + 1;
  const code = (value: number) => String(value).padStart(2, '0');
  return { codec: `vp09.${code(profile)}.31.${code(depth)}`, width, height, description: null };
}
