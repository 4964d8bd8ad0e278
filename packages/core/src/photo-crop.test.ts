import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropSide, firstCrop, moveCrop, PHOTO_ZOOM_MAX, zoomCrop } from './photo-crop.js';

const wide = { width: 400, height: 300 };

describe('the square of a picture', () => {
  test('is at first the largest in its middle', () => {
    const crop = firstCrop(wide);
    expect(crop).toEqual({ x: 200, y: 150, zoom: 1 });
    expect(cropSide(wide, crop)).toBe(300);
  });

  test('moves by parts of its side, and stops at the edge', () => {
    const crop = moveCrop(wide, firstCrop(wide), { x: 0.1, y: 0.1 });
    expect(crop).toEqual({ x: 230, y: 150, zoom: 1 });
    expect(moveCrop(wide, crop, { x: 9, y: 0 }).x).toBe(250);
  });

  test('gets smaller where one looks closer, and moves back in when one does not', () => {
    const near = zoomCrop(wide, firstCrop(wide), 2);
    expect(cropSide(wide, near)).toBe(150);
    const corner = moveCrop(wide, near, { x: 9, y: 9 });
    expect(corner).toEqual({ x: 325, y: 225, zoom: 2 });
    expect(zoomCrop(wide, corner, 1)).toEqual({ x: 250, y: 150, zoom: 1 });
  });

  test('lies in the picture, whatever is done to it', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    });
    const part = fc.double({ min: -3, max: 3, noNaN: true });
    const step = fc.oneof(fc.record({ x: part, y: part }), fc.double({ min: 0, max: 9, noNaN: true }));
    fc.assert(
      fc.property(size, fc.array(step), (picture, steps) => {
        let crop = firstCrop(picture);
        for (const by of steps) {
          crop = typeof by === 'number' ? zoomCrop(picture, crop, by) : moveCrop(picture, crop, by);
          const half = cropSide(picture, crop) / 2;
          expect(crop.zoom).toBeGreaterThanOrEqual(1);
          expect(crop.zoom).toBeLessThanOrEqual(PHOTO_ZOOM_MAX);
          expect(crop.x - half).toBeGreaterThan(-1e-6);
          expect(crop.y - half).toBeGreaterThan(-1e-6);
          expect(crop.x + half).toBeLessThan(picture.width + 1e-6);
          expect(crop.y + half).toBeLessThan(picture.height + 1e-6);
        }
      }),
    );
  });
});
