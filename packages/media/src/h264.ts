import { readBits } from './bits.js';
import type { Picture, VideoFrame } from './picture.js';

const nalTypes = { slice: 1, idr: 5, sps: 7, pps: 8, delimiter: 9 };
const typeOf = (unit: Uint8Array) => (unit[0] ?? 0) & 0x1f;

/**
 * Turns an access unit (NAL units without start codes) into a frame as MP4 holds it; null where there is no picture.
 * A key frame without its parameter sets takes those before it.
 */
export function h264Frame(units: readonly Uint8Array[], before: Picture | null): VideoFrame | null {
  const isKey = units.some((unit) => typeOf(unit) === nalTypes.idr);
  const slices = units.filter((unit) => typeOf(unit) >= nalTypes.slice && typeOf(unit) <= nalTypes.idr);
  if (slices.length === 0) return null;
  const sps = units.find((unit) => typeOf(unit) === nalTypes.sps);
  const pps = units.find((unit) => typeOf(unit) === nalTypes.pps);
  const picture = sps && pps ? h264Picture(sps, pps) : before;
  if (!picture) return null;
  const left: readonly number[] = [nalTypes.sps, nalTypes.pps, nalTypes.delimiter];
  return { isKey, picture, data: lengthPrefixed(units.filter((unit) => !left.includes(typeOf(unit)))) };
}

function lengthPrefixed(units: readonly Uint8Array[]): Uint8Array {
  const size = Buffer.alloc(4);
  return Buffer.concat(
    units.flatMap((unit) => {
      const prefix = Buffer.from(size);
      prefix.writeUInt32BE(unit.length);
      return [prefix, unit];
    }),
  );
}

function h264Picture(sps: Uint8Array, pps: Uint8Array): Picture {
  const profile = Buffer.from(sps.subarray(1, 4)).toString('hex');
  return { codec: `avc1.${profile}`, ...sizeOf(sps), description: decoderRecord(sps, pps) };
}

/** The `avcC` box's content (ISO 14496-15, 5.2.4.1) for one sequence and one picture parameter set. */
function decoderRecord(sps: Uint8Array, pps: Uint8Array): Uint8Array {
  const [, profile = 0, compatibility = 0, level = 0] = sps;
  return Uint8Array.from([
    ...[1, profile, compatibility, level, 0xff],
    ...[0xe1, sps.length >> 8, sps.length & 0xff, ...sps],
    ...[1, pps.length >> 8, pps.length & 0xff, ...pps],
    // What follows tells colour formats that only these profiles can choose.
    ...(highProfiles.has(profile) ? [0xfd, 0xf8, 0xf8, 0] : []),
  ]);
}

const highProfiles = new Set([100, 110, 122, 144]);
const withFormat = new Set([...highProfiles, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** Frames in a cycle of picture order (H.264, 7.4.2.1.1). */
const longestCycle = 255;

/** Width and height from a sequence parameter set (H.264, 7.3.2.1.1). */
function sizeOf(sps: Uint8Array): { width: number; height: number } {
  const { bit, bits, unsigned, signed } = readBits(withoutEscapes(sps.subarray(1)));
  const profile = bits(8);
  bits(16);
  unsigned();
  let chroma = 1;
  if (withFormat.has(profile)) {
    chroma = unsigned();
    if (chroma === 3) bit();
    unsigned();
    unsigned();
    bit();
    if (bit()) skipLists(chroma === 3 ? 12 : 8);
  }
  unsigned();
  const order = unsigned();
  if (order === 0) unsigned();
  if (order === 1) {
    bit();
    signed();
    signed();
    const cycle = unsigned();
    if (cycle > longestCycle) throw new RangeError('A picture order cycle beyond what H.264 allows');
    for (let left = cycle; left > 0; left--) signed();
  }
  unsigned();
  bit();
  const columns = unsigned() + 1;
  const rows = unsigned() + 1;
  const isWhole = bit();
  if (!isWhole) bit();
  bit();
  const crop = bit() ? [unsigned(), unsigned(), unsigned(), unsigned()] : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  const unitX = chroma === 1 || chroma === 2 ? 2 : 1;
  const unitY = (chroma === 1 ? 2 : 1) * (2 - isWhole);
  return {
    width: columns * 16 - (left + right) * unitX,
    height: rows * 16 * (2 - isWhole) - (top + bottom) * unitY,
  };

  function skipLists(count: number) {
    for (let list = 0; list < count; list++) {
      const isPresent = bit();
      if (isPresent) skipList(list < 6 ? 16 : 64);
    }
  }

  function skipList(length: number) {
    let last = 8;
    for (let at = 0, next = 8; at < length; at++) {
      if (next !== 0) next = (last + signed() + 256) % 256;
      last = next === 0 ? last : next;
    }
  }
}

/** Takes out the bytes that keep start codes from appearing in the content. */
function withoutEscapes(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0));
}
