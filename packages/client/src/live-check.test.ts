import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.js';
import { CHECK_PAUSE_MS, createLiveCheck, type LiveCheck } from './live-check.js';

/** A server whose answers a test gives, in the order it likes. */
function openServer() {
  const asked: {
    text: string;
    isGivenUp(): boolean;
    answer(found: boolean): void;
    refuse(error: ApiError): void;
  }[] = [];
  const check = createLiveCheck(
    (text, signal) =>
      new Promise((answer, refuse) => asked.push({ text, isGivenUp: () => signal.aborted, answer, refuse })),
  );
  const stop = check.$state.listen(() => {});
  return { asked, check, stop };
}

const status = (check: LiveCheck) => check.$state.get().status;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks once nobody has typed for a moment', async () => {
  const { asked, check } = openServer();
  for (const text of ['r', 'ra', 'ran']) {
    check.type(text);
    await vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS - 1);
  }
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ text }) => text)).toEqual(['ran']);
  expect(status(check)).toBe('checking');
  asked[0]?.answer(true);
  await settle();
  expect(status(check)).toBe('found');
});

test('a late answer about an older text says nothing, and its question is given up', async () => {
  const { asked, check } = openServer();
  check.type('rani');
  await vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS);
  check.type('rania');
  expect(asked[0]?.isGivenUp()).toBe(true);
  await vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS);
  asked[1]?.answer(false);
  await settle();
  asked[0]?.answer(true);
  await settle();
  expect(check.$state.get()).toMatchObject({ text: 'rania', status: 'missing' });
});

test('a text that was answered once is answered at once', async () => {
  const { asked, check } = openServer();
  check.type('rani');
  await vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS);
  asked[0]?.answer(true);
  await settle();
  check.type(null);
  expect(status(check)).toBe('idle');
  check.type('rani');
  expect(status(check)).toBe('found');
  expect(asked).toHaveLength(1);
});

test('asked too often, it says so, and asks again when it may', async () => {
  const { asked, check } = openServer();
  check.type('rani');
  await vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS);
  asked[0]?.refuse(new ApiError('rate_limited', 'Too many', 429, 7000));
  await settle();
  expect(check.$state.get()).toMatchObject({ status: 'limited', retryAt: Date.now() + 7000 });
  await vi.advanceTimersByTimeAsync(7000);
  asked[1]?.answer(false);
  await settle();
  expect(status(check)).toBe('missing');
});

test('a silence is neither found nor missing, and is broken by asking again', async () => {
  const { asked, check } = openServer();
  check.type('rani');
  await vi.advanceTimersByTimeAsync(CHECK_PAUSE_MS);
  asked[0]?.refuse(new ApiError('unreachable', 'No answer'));
  await settle();
  expect(status(check)).toBe('failed');
  await vi.advanceTimersByTimeAsync(5000);
  asked[1]?.answer(true);
  await settle();
  expect(status(check)).toBe('found');
});
