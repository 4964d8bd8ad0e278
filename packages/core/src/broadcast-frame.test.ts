import { expect, it, test } from 'vitest';
import { cameraPlace, compositeSize } from './broadcast-frame.js';

const screen = { width: 1280, height: 720 };

test.each([
  ['a wide camera', { width: 1280, height: 720 }, { x: 1073, y: 597, width: 192, height: 108 }],
  ['one of 4:3', { width: 640, height: 480 }, { x: 1073, y: 561, width: 192, height: 144 }],
  ['one held upright', { width: 720, height: 1280 }, { x: 1073, y: 364, width: 192, height: 341 }],
])('%s lies at the bottom right, 15 %% wide, 15 px from the edges', (_, camera, place) => {
  expect(cameraPlace(screen, camera)).toEqual(place);
  expect(place.x + place.width).toBe(screen.width - 15);
  expect(place.y + place.height).toBe(screen.height - 15);
});

it('takes no camera for a square one, and breaks on none', () => {
  expect(cameraPlace(screen, { width: 0, height: 0 }).height).toBe(0);
});

test.each([
  [
    { width: 2560, height: 1440 },
    { width: 1280, height: 720 },
  ],
  [
    { width: 1080, height: 2340 },
    { width: 590, height: 1280 },
  ],
  [
    { width: 801, height: 601 },
    { width: 802, height: 602 },
  ],
  [
    { width: 0, height: 0 },
    { width: 2, height: 2 },
  ],
])('a screen of %j makes a composite of %j', (from, to) => {
  expect(compositeSize(from)).toEqual(to);
});
