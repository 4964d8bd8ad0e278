/** How a decoder is to be set up. */
export interface Picture {
  /** As in a CODECS attribute: `avc1.42e01f`, `vp09.00.31.08`. */
  codec: string;
  width: number;
  height: number;
  /** The decoder's record, where the codec has one. */
  description: Uint8Array | null;
}

/** One picture, compressed, and what it takes to show it. */
export interface VideoFrame {
  data: Uint8Array;
  isKey: boolean;
  picture: Picture;
}

/** Whether a decoder set up for one shows the other. */
export function isSamePicture(one: Picture | null, other: Picture | null): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const [first, second] = [one.description ?? [], other.description ?? []];
  return (
    one.codec === other.codec &&
    one.width === other.width &&
    one.height === other.height &&
    Buffer.from(first).equals(Buffer.from(second))
  );
}
