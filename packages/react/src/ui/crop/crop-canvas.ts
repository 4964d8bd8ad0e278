import { cropSize, type PictureCrop } from '@panggung/core';

/** Draws a part of a picture over a whole canvas; what is transparent is white, as it will be in the photo. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: PictureCrop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const kept = cropSize(picture, crop);
  const { width, height } = canvas;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  const [left, top] = [crop.x - kept.width / 2, crop.y - kept.height / 2];
  pen.drawImage(picture, left, top, kept.width, kept.height, 0, 0, width, height);
}

/** How little is lost on the way to the server, which writes it anew. */
const QUALITY = 0.92;

/** The part as it is uploaded: a JPEG of this size, in px. */
export function cutPicture(
  picture: ImageBitmap,
  crop: PictureCrop,
  size: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas is empty')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
