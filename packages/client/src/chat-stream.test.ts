import { REQUEST_TIMEOUT_MS } from '@panggung/core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ChatListener, followChat } from './chat-stream.js';
import { createPanggung } from './panggung.js';
import { SeenPage } from './seen-page.fixture.js';
import { watchStorage } from './visitor.fixture.js';

/** What a line says that is alive: nothing happened. */
const SIGN_OF_LIFE = ': \n\n';

beforeEach(() => {
  watchStorage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows a chat over a network; answers what the reader was told, in order. */
function follow(fetch: typeof globalThis.fetch): string[] {
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  const listener: ChatListener = {
    cursor: () => 1,
    onOpen: tell('open'),
    onSnapshot: tell('snapshot'),
    onEntries: tell('entries'),
    onReactions: tell('reactions'),
    onOffline: tell('offline'),
    onRefused: tell('refused'),
  };
  const panggung = createPanggung({ apiUrl: 'https://api.test', fetch, storage: null });
  onTestFinished(followChat(panggung, { showId: 1, playbackId: undefined }, listener));
  return told;
}

const encoder = new TextEncoder();

/** A server that opens lines and says on them what it is told to; its last line first. */
function openLines() {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const asked: string[] = [];
  const left: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, { signal } = {}) => {
    asked.push(new URL(`${input}`).search);
    signal?.addEventListener('abort', () => left.push(signal.reason));
    return new Response(new ReadableStream({ start: (controller) => void lines.unshift(controller) }));
  };
  return { fetch, lines, asked, left, say: (text: string) => lines[0]?.enqueue(encoder.encode(text)) };
}

describe('a server that says nothing', () => {
  test('is told as gone when it takes no call, and asked again', async () => {
    const asked = vi.fn((_: unknown, { signal }: RequestInit = {}) => {
      return new Promise<Response>((_, refuse) =>
        signal?.addEventListener('abort', () => refuse(signal.reason)),
      );
    });
    const told = follow(asked as typeof globalThis.fetch);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1000);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual(['offline']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked.mock.calls.length).toBeGreaterThan(1);
    expect(told).toEqual(['offline', 'offline']);
  });

  test('is told as gone after 40 s without a sign of life, and there again with its next line', async () => {
    const { fetch, lines, say } = openLines();
    const told = follow(fetch);
    for (let signs = 0; signs < 4; signs++) {
      await vi.advanceTimersByTimeAsync(15_000);
      say(SIGN_OF_LIFE);
    }
    await vi.advanceTimersByTimeAsync(39_000);
    expect([told, lines.length]).toEqual([['open'], 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([told, lines.length]).toEqual([['open', 'offline', 'open'], 2]);
  });
});

test('a network that the browser calls gone is told at once, and asked again when it is back', async () => {
  const { fetch, lines } = openLines();
  const told = follow(fetch);
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('offline'));
  expect(told).toEqual(['open', 'offline']);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect([told.at(-1), lines.length]).toEqual(['open', 2]);
});

describe('a page that nobody looks at', () => {
  function visit(isSeen: boolean) {
    const page = new SeenPage();
    page.hidden = !isSeen;
    vi.stubGlobal('document', page);
    const line = openLines();
    return { page, ...line, told: follow(line.fetch) };
  }

  test('gives its line back, and goes on where it was once it is seen, whatever the network did meanwhile', async () => {
    const { page, told, asked, left } = visit(true);
    await vi.advanceTimersByTimeAsync(100);
    page.look(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect([asked.length, left.length]).toEqual([1, 1]);
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect([asked.length, told]).toEqual([1, ['open']]);
    page.look(true);
    await vi.advanceTimersByTimeAsync(100);
    expect([asked, told]).toEqual([
      ['?since=1', '?since=1'],
      ['open', 'open'],
    ]);
  });

  test('keeps it for a glance elsewhere', async () => {
    const { page, asked, left } = visit(true);
    await vi.advanceTimersByTimeAsync(100);
    page.look(false);
    await vi.advanceTimersByTimeAsync(3000);
    page.look(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked.length, left.length]).toEqual([1, 0]);
  });

  test('opens none before it is seen', async () => {
    const { page, asked } = visit(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    page.look(true);
    expect(asked.length).toBe(1);
  });
});
