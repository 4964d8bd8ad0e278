import { beforeEach, expect, it, vi } from 'vitest';
import { stage } from './stage.fixture.js';
import { useWakeLock } from './use-wake-lock.js';

/** Locks that were given, and how to give those that were asked for. */
let given: { released: boolean }[] = [];
let give: (() => void)[] = [];
beforeEach(() => {
  given = [];
  give = [];
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(
    () =>
      new Promise((resolve) => {
        give.push(() => {
          const lock = {
            released: false,
            async release() {
              lock.released = true;
            },
          };
          given.push(lock);
          resolve(lock as never);
        });
      }),
  );
});

function Awake() {
  useWakeLock(true);
  return null;
}
const held = () => given.filter(({ released }) => !released).length;

it('gives a lock back that came after its part had gone', async () => {
  const seen = stage(<Awake />);
  await expect.poll(() => give.length).toBe(1);
  seen.leave();
  give[0]?.();
  await expect.poll(() => given.length).toBe(1);
  await expect.poll(held).toBe(0);
});

it('asks for one lock, however often the page is looked at before it comes', async () => {
  const seen = stage(<Awake />);
  await expect.poll(() => give.length).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  for (const one of give) one();
  await expect.poll(held).toBe(1);
  seen.leave();
  await expect.poll(held).toBe(0);
  expect(give).toHaveLength(1);
});
