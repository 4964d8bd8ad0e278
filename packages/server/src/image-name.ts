import type { PictureSize } from '@panggung/core';
import type { Rendition } from './ports.js';

/** The formats of every picture, by the ending of its files; the last is read everywhere. */
const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
type Ending = keyof typeof formats;

/** A file as {@link imageFiles} names it. */
const fileName = /^[0-9a-f]{32}-\d{2,4}\.(avif|webp|jpg)$/;

const FOLDER = '/media/';

/** A file of a picture, and what is in it. */
export interface ImageFile extends Rendition {
  name: string;
}

/** Every file of a picture: each size in each format. */
export function imageFiles(name: string, sizes: readonly PictureSize[]): ImageFile[] {
  return sizes.flatMap(({ width, height }) =>
    Object.entries(formats).map(([ending, type]) => ({
      name: `${name}-${width}.${ending}`,
      width,
      height,
      type,
    })),
  );
}

/** The address of a picture for those who know nothing of its other files. */
export function imageAddress(name: string, width: number): string {
  return `${FOLDER}${name}-${width}.jpg`;
}

/** The type of a picture's file by its name; null for every other name. */
export function typeOfFile(name: string): string | null {
  const [, ending] = fileName.exec(name) ?? [];
  return ending ? formats[ending as Ending] : null;
}

/** Whether an uploaded picture lies there; the pictures of the catalogue lie beside them. */
export function isImagePath(path: string): boolean {
  const [file = ''] = path.split('?');
  return file.startsWith(FOLDER) && typeOfFile(file.slice(FOLDER.length)) !== null;
}

/**
 * What a picture is called: the same for the same picture of the same person in the same shape, another for anybody else's,
 * so that one of them is removed without the other.
 */
export async function imageName(
  { ownerId, bytes }: { ownerId: number; bytes: Uint8Array<ArrayBuffer> },
  { width, height }: PictureSize,
): Promise<string> {
  const shape = width === height ? '' : `${width}x${height}:`;
  const owned = await new Blob([`${ownerId}:${shape}`, bytes]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', owned));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
