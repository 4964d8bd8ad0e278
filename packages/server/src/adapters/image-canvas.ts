import { ImageError, type ImageWorkshop, type Rendition } from '../ports.js';

/** Pictures by the canvas of a page: for a server that runs in one. What a page cannot encode, it writes as PNG. */
export function createCanvasWorkshop(): ImageWorkshop {
  return {
    async measure(bytes) {
      const { width, height } = await decode(bytes);
      return { width, height };
    },
    async render(bytes, renditions) {
      const picture = await decode(bytes);
      return Promise.all(renditions.map((rendition) => encode(picture, rendition)));
    },
  };
}

async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([bytes]));
  } catch (error) {
    throw new ImageError((error as Error).message);
  }
}

async function encode(
  picture: ImageBitmap,
  { width, height, type }: Rendition,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  // As much of its middle as has the shape.
  const scale = Math.min(picture.width / width, picture.height / height);
  const [across, down] = [width * scale, height * scale];
  const [left, top] = [(picture.width - across) / 2, (picture.height - down) / 2];
  pen?.drawImage(picture, left, top, across, down, 0, 0, width, height);
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}
