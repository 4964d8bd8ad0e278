/** The camera of the tests: its pictures say which they are. */
export const timecode = {
  width: 320,
  height: 180,
  rate: 15,
  /** Seconds until it begins again. */
  length: 32,
  /** Bits of the frame's number, drawn as blocks of this size. */
  bits: 10,
  block: 24,
  /** YUV of the ground, another each second. */
  grounds: [
    [90, 180, 90],
    [140, 90, 180],
    [110, 70, 110],
    [160, 128, 60],
  ] as readonly (readonly [number, number, number])[],
};
