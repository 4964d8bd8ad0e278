import { IMAGE_TYPES } from '@panggung/core';

/** What begins a picture of each type that is taken; what a caller says it is counts for nothing. */
const beginnings: Record<(typeof IMAGE_TYPES)[number], RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  // Its brand, or one of those it can also be read as. ISO/IEC 14496-12, 4.3.
  'image/avif': /^.{4}ftyp(?:.{4}){0,8}?avi[fs]/s,
};

const LONGEST_BEGINNING = 48;

/** The type of a picture by its content; null when it is none that is taken. */
export function imageType(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_BEGINNING));
  return IMAGE_TYPES.find((type) => beginnings[type].test(head)) ?? null;
}
