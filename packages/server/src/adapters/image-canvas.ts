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

async function encode(picture: ImageBitmap, { side, type }: Rendition): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  const { width, height } = picture;
  const cut = Math.min(width, height);
  pen?.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}
