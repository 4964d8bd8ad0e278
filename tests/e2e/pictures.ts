import sharp, { type Sharp } from 'sharp';

/** A file as one chooses it. */
export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Colour = 'red' | 'blue' | 'lime';
const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left, blue on the right. */
function halves(width: number, height: number): Sharp {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: 'blue' } };
  return plain(width, height, 'red').composite([{ input: right, gravity: 'east' }]);
}

/** Two frames, of which the first counts. */
async function animated(first: Colour, second: Colour): Promise<Sharp> {
  const frames = [first, second].map((colour) => plain(60, 60, colour).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** Larger than what the API takes: 7 MB of noise. */
const noise = () =>
  sharp({
    create: { width: 1600, height: 1400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as never).png({ compressionLevel: 0 });

/** Pictures as people have them. */
export const pictures = {
  wide: async () => halves(960, 480).png().toBuffer(),
  large: async () => noise().toBuffer(),
  pixel: async () => plain(1, 1, 'blue').png().toBuffer(),
  gif: async () => (await animated('lime', 'red')).gif().toBuffer(),
  webp: async () => (await animated('lime', 'red')).webp().toBuffer(),
  /** Held so that what was the left is up: EXIF's orientation 6. */
  turned: async () => halves(400, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  /** A program with the name of a picture. */
  program: async () => Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(4096, 7)]),
} satisfies Record<string, () => Promise<Buffer>>;

/** A picture as a file; what it is called says nothing. */
export async function fileOf(kind: keyof typeof pictures): Promise<Picture> {
  return { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: await pictures[kind]() };
}

/** What is kept of a picture: its sides in px, and the colours of its four edges. */
export interface Kept {
  size: readonly [number, number];
  left: string;
  right: string;
  top: string;
  bottom: string;
}

const basics = { red: [255, 0, 0], blue: [0, 0, 255], lime: [0, 255, 0] } as const;

/** Reads a picture that the API serves. */
export async function keptAt(url: string): Promise<Kept> {
  const content = Buffer.from(await (await fetch(url)).arrayBuffer());
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colourAt = (across: number, down: number) => {
    const at = (Math.floor(down * height) * width + Math.floor(across * width)) * channels;
    const far = (colour: readonly number[]) =>
      Math.hypot(...colour.map((value, n) => value - (data[at + n] ?? 0)));
    return Object.entries(basics).sort(([, one], [, other]) => far(one) - far(other))[0]?.[0] ?? '';
  };
  return {
    size: [width, height],
    left: colourAt(0.05, 0.5),
    right: colourAt(0.95, 0.5),
    top: colourAt(0.5, 0.05),
    bottom: colourAt(0.5, 0.95),
  };
}
