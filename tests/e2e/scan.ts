import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a scanner that knows nothing of us reads from a picture as it is on the screen. */
export async function scan(picture: Locator): Promise<string | undefined> {
  const png = (await picture.screenshot()).toString('base64');
  const { data, width, height } = await picture.evaluate(async (_, png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (canvas === null) throw new Error('This browser draws on no canvas.');
    canvas.drawImage(image, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height);
    return { data: Array.from(data), width, height };
  }, png);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}
