/** Reads a bit stream, most significant bit first. @throws RangeError past its end */
export function readBits(bytes: Uint8Array) {
  let at = 0;
  const bit = () => {
    const byte = bytes[at >> 3];
    if (byte === undefined) throw new RangeError('The bits end before what they tell');
    return (byte >> (7 - (at++ & 7))) & 1;
  };
  const bits = (count: number) => {
    let value = 0;
    for (let left = count; left > 0; left--) value = value * 2 + bit();
    return value;
  };
  /** An unsigned Exp-Golomb code (H.264, 9.1). */
  const unsigned = () => {
    let zeros = 0;
    while (bit() === 0 && zeros < 32) zeros++;
    return 2 ** zeros - 1 + bits(zeros);
  };
  const signed = () => {
    const code = unsigned();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  };
  return { bit, bits, unsigned, signed };
}
