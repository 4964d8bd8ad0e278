import { cropSide, PHOTO_SIZE, type PhotoCrop } from '@panggung/core';

/** Draws a square of a picture over a whole canvas; what is transparent is white, as it will be in the photo. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: PhotoCrop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const side = cropSide(picture, crop);
  const { width, height } = canvas;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, width, height);
}

/** How little is lost on the way to the server, which writes it anew. */
const QUALITY = 0.92;

/** The square as it is uploaded: 300 by 300 px. P-19. */
export function cutPhoto(picture: ImageBitmap, crop: PhotoCrop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIZE;
  canvas.height = PHOTO_SIZE;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas is empty')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
