/** A part of a file, both ends included, in bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks for of so many bytes: `whole` where it asks for nothing one part can answer, `none` where
 * there are no such bytes. RFC 9110, 14.1.2.
 * @example readRange('bytes=0-99', 1000) // { start: 0, end: 99 }
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return 'whole';
  if (!first) return suffix(Number(last), size);
  const [start, end] = [Number(first), last ? Number(last) : size - 1];
  if (last && end < start) return 'whole';
  return start < size ? { start, end: Math.min(end, size - 1) } : 'none';
}

function suffix(length: number, size: number): ByteRange | 'none' {
  if (!length || !size) return 'none';
  return { start: Math.max(0, size - length), end: size - 1 };
}
