import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DevicePose,
  draggedLook,
  glidingLook,
  lookAxes,
  lookThrough,
  type SphereLook,
  type SphereStep,
  sphereStep,
  spreadLook,
  steppedLook,
  straightAhead,
} from './sphere.js';

const degrees = (angle: number) => Math.round((angle * 180) / Math.PI);
const inDegrees = ({ yaw, pitch, field }: SphereLook) => [yaw, pitch, field].map(degrees);
const after = (...steps: SphereStep[]) => steps.reduce(steppedLook, straightAhead);
/** What is in the middle of the picture. */
const middle = (look: SphereLook) => lookAxes(look).slice(6);
const near = (numbers: number[]) => numbers.map((number) => expect.closeTo(number, 6));

describe('a press', () => {
  test('turns, comes closer, and leads back to the stage', () => {
    expect(inDegrees(after('left'))).toEqual([-15, 0, 90]);
    expect(inDegrees(after('right', 'right', 'up'))).toEqual([30, 15, 90]);
    expect(inDegrees(after('closer', 'down'))).toEqual([0, -15, 72]);
    expect(after('left', 'closer', 'up', 'ahead')).toEqual(straightAhead);
  });

  test('leads back the short way, however often somebody turned round', () => {
    const turned = { ...straightAhead, yaw: Math.PI * 4 + 0.2 };
    expect(steppedLook(turned, 'ahead').yaw).toBeCloseTo(Math.PI * 4);
  });

  test('never leads over the zenith, nor closer or farther than there is something to see', () => {
    const anyStep = fc.constantFrom<SphereStep>('left', 'right', 'up', 'down', 'closer', 'farther');
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const { pitch, field } = after(...steps);
        expect(Math.abs(degrees(pitch))).toBeLessThanOrEqual(90);
        expect(degrees(field)).toBeGreaterThanOrEqual(30);
        expect(degrees(field)).toBeLessThanOrEqual(120);
      }),
    );
  });

  test('is asked for by keys, in capitals as well; other keys are not its own', () => {
    const asked = ['ArrowUp', '+', '=', '-', 'R', 'ArrowLeft'].map(sphereStep);
    expect(asked).toEqual(['up', 'closer', 'closer', 'farther', 'ahead', 'left']);
    expect([' ', 'k', 'Tab', 'End'].map(sphereStep)).toEqual([null, null, null, null]);
  });
});

test('what is dragged goes along with the pointer: the whole side is the whole field', () => {
  expect(inDegrees(draggedLook(straightAhead, { x: 1, y: 0 }))).toEqual([-90, 0, 90]);
  expect(inDegrees(draggedLook(straightAhead, { x: 0, y: 0.5 }))).toEqual([0, 45, 90]);
  expect(inDegrees(draggedLook(after('closer'), { x: -0.5, y: 0 }))).toEqual([36, 0, 72]);
});

test('two fingers that are spread come closer, as far as there is something to see', () => {
  expect(inDegrees(spreadLook(straightAhead, 1.5))).toEqual([0, 0, 60]);
  expect(inDegrees(spreadLook(straightAhead, 0.9))).toEqual([0, 0, 100]);
  expect(inDegrees(spreadLook(straightAhead, 100))).toEqual([0, 0, 30]);
});

test('two fingers that meet in one place, or part from it, bring nothing closer', () => {
  for (const times of [0 / 8, 8 / 0, 0 / 0]) expect(spreadLook(straightAhead, times)).toEqual(straightAhead);
});

test('a look glides into another, and arrives', () => {
  const to = after('right', 'right', 'up', 'up', 'closer');
  expect(inDegrees(glidingLook(straightAhead, to, 0.5))).toEqual([15, 15, 81]);
  let look = straightAhead;
  for (let frame = 0; frame < 100; frame++) look = glidingLook(look, to, 0.1);
  expect(look).toBe(to);
  expect(glidingLook(straightAhead, to, 1)).toBe(to);
});

describe('the axes of a look', () => {
  test('have the stage ahead, the right to the right, the sky above', () => {
    expect(lookAxes(straightAhead)).toEqual(near([1, 0, 0, 0, 1, 0, 0, 0, 1]));
    expect(middle({ ...straightAhead, yaw: Math.PI / 2 })).toEqual(near([1, 0, 0]));
    expect(middle({ ...straightAhead, pitch: Math.PI / 2 })).toEqual(near([0, 1, 0]));
    // Who leans to the left has what was to the right above it.
    expect(lookAxes({ ...straightAhead, roll: Math.PI / 2 }).slice(0, 3)).toEqual(near([0, 1, 0]));
  });

  test('stay at right angles, so that nothing is bent', () => {
    const angle = fc.double({ min: -7, max: 7, noNaN: true });
    fc.assert(
      fc.property(angle, angle, angle, (yaw, pitch, roll) => {
        const axes = lookAxes({ yaw, pitch, roll, field: 1 });
        const [x, y, z] = [axes.slice(0, 3), axes.slice(3, 6), axes.slice(6)] as [
          number[],
          number[],
          number[],
        ];
        const dot = (one: number[], other: number[]) =>
          one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
        expect([dot(x, y), dot(y, z), dot(z, x)]).toEqual(near([0, 0, 0]));
        expect([dot(x, x), dot(y, y), dot(z, z)]).toEqual(near([1, 1, 1]));
      }),
    );
  });
});

describe('a device as a window', () => {
  const through = (own: Partial<DevicePose>) => {
    const { yaw, pitch, roll } = lookThrough({ alpha: 0, beta: 90, gamma: 0, screen: 0, ...own });
    return [yaw, pitch, roll].map((angle) => degrees(angle) + 0);
  };

  test('shows what is behind it: held upright to the north, tilted back, turned to the east', () => {
    expect(through({})).toEqual([0, 0, 0]);
    expect(through({ beta: 120 })).toEqual([0, 30, 0]);
    expect(through({ beta: 60 })).toEqual([0, -30, 0]);
    // Alpha grows counter-clockwise.
    expect(through({ alpha: 270 })).toEqual([90, 0, 0]);
  });

  test('keeps the sky above who lays it on its side, by the way the page turns with it', () => {
    const onItsLeft = { alpha: 90, beta: 0, gamma: -90 };
    expect(through({ ...onItsLeft, screen: 90 })).toEqual([0, 0, 0]);
    expect(through({ ...onItsLeft, screen: 0 })).toEqual([0, 0, 90]);
    const onItsRight = { alpha: 270, beta: 0, gamma: 90 };
    expect(through({ ...onItsRight, screen: 270 })).toEqual([0, 0, 0]);
  });
});
