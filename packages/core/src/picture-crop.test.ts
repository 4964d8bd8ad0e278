import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROP_ZOOM_MAX, cropSize, firstCrop, moveCrop, zoomCrop } from './picture-crop.js';

const wide = { width: 400, height: 300 };

describe('the part of a picture that is kept', () => {
  test('is at first the largest square in its middle', () => {
    const crop = firstCrop(wide);
    expect(crop).toEqual({ ratio: 1, x: 200, y: 150, zoom: 1 });
    expect(cropSize(wide, crop)).toEqual({ width: 300, height: 300 });
  });

  test('has any shape, as large as the picture holds it', () => {
    expect(cropSize(wide, firstCrop(wide, 2))).toEqual({ width: 400, height: 200 });
    expect(cropSize(wide, firstCrop(wide, 0.8))).toEqual({ width: 240, height: 300 });
  });

  test('moves by shares of its own sides, and stops at the edge', () => {
    const crop = moveCrop(wide, firstCrop(wide), { x: 0.1, y: 0.1 });
    expect(crop).toEqual({ ratio: 1, x: 230, y: 150, zoom: 1 });
    expect(moveCrop(wide, crop, { x: 9, y: 0 }).x).toBe(250);
    expect(moveCrop(wide, firstCrop(wide, 2), { x: 0.5, y: 0.1 })).toMatchObject({ x: 200, y: 170 });
  });

  test('gets smaller where one looks closer, and moves back in when one does not', () => {
    const near = zoomCrop(wide, firstCrop(wide), 2);
    expect(cropSize(wide, near)).toEqual({ width: 150, height: 150 });
    const corner = moveCrop(wide, near, { x: 9, y: 9 });
    expect(corner).toEqual({ ratio: 1, x: 325, y: 225, zoom: 2 });
    expect(zoomCrop(wide, corner, 1)).toEqual({ ratio: 1, x: 250, y: 150, zoom: 1 });
  });

  test('lies in the picture and keeps its shape, whatever is done to it', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    });
    const ratio = fc.constantFrom(1, 22 / 9, 4 / 5);
    const share = fc.double({ min: -3, max: 3, noNaN: true });
    const step = fc.oneof(fc.record({ x: share, y: share }), fc.double({ min: 0, max: 9, noNaN: true }));
    fc.assert(
      fc.property(size, ratio, fc.array(step), (picture, shape, steps) => {
        let crop = firstCrop(picture, shape);
        for (const by of steps) {
          crop = typeof by === 'number' ? zoomCrop(picture, crop, by) : moveCrop(picture, crop, by);
          const { width, height } = cropSize(picture, crop);
          expect(width / height).toBeCloseTo(shape);
          expect(crop.zoom).toBeGreaterThanOrEqual(1);
          expect(crop.zoom).toBeLessThanOrEqual(CROP_ZOOM_MAX);
          expect(crop.x - width / 2).toBeGreaterThan(-1e-6);
          expect(crop.y - height / 2).toBeGreaterThan(-1e-6);
          expect(crop.x + width / 2).toBeLessThan(picture.width + 1e-6);
          expect(crop.y + height / 2).toBeLessThan(picture.height + 1e-6);
        }
      }),
    );
  });
});
