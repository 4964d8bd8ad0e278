import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './api-error.js';
import { createFeed, type FeedOptions } from './feed.js';

interface Note {
  id: number;
}

const noteTo = (from: number, count: number): Note[] =>
  [...Array(count).keys()].map((n) => ({ id: from - n }));

/** A feed over 60 notes, 25 a page, newest first; `newest` may grow while it is read. */
function reader(options: Partial<FeedOptions<Note>> = {}) {
  const source = { newest: 60, asked: [] as number[], refusal: null as ApiError | null };
  const feed = createFeed<Note>({
    delay: 0,
    load: async (page) => {
      source.asked.push(page);
      if (source.refusal) throw source.refusal;
      const all = noteTo(source.newest, source.newest);
      return { items: all.slice((page - 1) * 25, page * 25), totalPage: Math.ceil(all.length / 25) };
    },
    ...options,
  });
  const leave = feed.$feed.listen(() => {});
  onTestFinished(leave);
  const until = (status: string) => expect.poll(() => feed.$feed.get().status).toBe(status);
  const ids = () => feed.$feed.get().items.map(({ id }) => id);
  return { feed, source, until, ids, leave };
}

/** Says that it is back. */
const network = new EventTarget();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number) => new ApiError(status ? 'busy' : 'unreachable', 'no', status);

describe('a list that grows', () => {
  it('reads page by page until there are no more', async () => {
    const { feed, source, until, ids } = reader();
    await until('ready');
    expect(ids()).toHaveLength(25);
    feed.more();
    await until('ready');
    feed.more();
    await until('ended');
    expect(ids()).toEqual(noteTo(60, 60).map(({ id }) => id));
    feed.more();
    expect(source.asked).toEqual([1, 2, 3]);
  });

  it('asks once, and only after its pause, however often the end is reached', async () => {
    const { feed, source, until } = reader({ delay: 80 });
    await until('ready');
    const asked = performance.now();
    for (let n = 0; n < 20; n += 1) feed.more();
    expect(source.asked).toEqual([1]);
    await expect.poll(() => source.asked).toEqual([1, 2]);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(75);
  });

  it('shows nothing twice when something new pushed the pages on', async () => {
    const { feed, source, until, ids } = reader();
    await until('ready');
    source.newest += 3;
    feed.prepend({ id: 63 });
    feed.more();
    await until('ready');
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()[0]).toBe(63);
    feed.remove(63);
    expect(ids()).not.toContain(63);
  });

  it('puts what was written in the place of what stood in for it', async () => {
    const { feed, until, ids } = reader();
    await until('ready');
    for (const id of [61, 99]) feed.prepend({ id });
    feed.replace(61, { id: 62 });
    expect(ids().slice(0, 3)).toEqual([99, 62, 60]);
    feed.replace(61, { id: 63 });
    feed.replace(99, { id: 63 });
    expect(ids().slice(0, 3)).toEqual([63, 62, 60]);
  });

  it('keeps what it shows when the next page does not come, and asks for that page again', async () => {
    const { feed, source, until, ids } = reader();
    await until('ready');
    source.refusal = refusal(0);
    feed.more();
    await until('failed');
    expect(ids()).toHaveLength(25);
    source.refusal = null;
    feed.more();
    await until('ready');
    expect(source.asked).toEqual([1, 2, 2]);
  });

  it('empties at a refusal where that is the rule, but not when the network is away', async () => {
    const { feed, source, until, ids } = reader({ clearsOnRefusal: true });
    await until('ready');
    source.refusal = refusal(0);
    feed.more();
    await until('failed');
    expect(ids()).toHaveLength(25);
    source.refusal = refusal(500);
    await feed.reload();
    expect(ids()).toEqual([]);
  });

  it.each([
    ['unreachable', 0],
    ['timeout', 0],
    ['rate_limited', 429],
    ['busy', 503],
  ] as const)('asks again by itself for the page that did not come: %s', async (code, status) => {
    vi.useFakeTimers();
    const { feed, source, until, ids } = reader();
    await until('ready');
    source.refusal = new ApiError(code, 'no', status);
    feed.more();
    await until('failed');
    const said = feed.$feed.get().error;
    source.refusal = new ApiError(code, 'no', status);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(source.asked.length).toBeGreaterThan(3);
    expect(feed.$feed.get()).toMatchObject({ status: 'failed', items: { length: 25 } });
    expect(feed.$feed.get().error).toBe(said);
    source.refusal = null;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(feed.$feed.get().status).toBe('ready');
    expect(ids()).toEqual(noteTo(60, 50).map(({ id }) => id));
    expect(new Set(source.asked)).toEqual(new Set([1, 2]));
  });

  it('comes back no sooner than the server asks', async () => {
    vi.useFakeTimers();
    const { feed, source, until } = reader({ clearsOnRefusal: true });
    await until('ready');
    source.refusal = new ApiError('busy', 'no', 503, 45_000);
    await feed.reload();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(source.asked).toEqual([1, 1]);
    source.refusal = null;
    await vi.advanceTimersByTimeAsync(1000);
    await until('ready');
  });

  it('asks again at once when the network is back, and loses no page by it', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    const { feed, source, until, ids } = reader();
    await until('ready');
    source.refusal = refusal(0);
    feed.more();
    await until('failed');
    source.refusal = null;
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toHaveLength(50);
  });

  it.each([404, 401])('leaves a refusal for good to a person: %s', async (status) => {
    vi.useFakeTimers();
    const { feed, source, until } = reader();
    await until('ready');
    source.refusal = refusal(status);
    await feed.reload();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(source.asked).toEqual([1, 1]);
    expect(feed.$feed.get().status).toBe('failed');
  });

  it('asks no more once nobody listens', async () => {
    vi.useFakeTimers();
    const { feed, source, until, leave } = reader();
    await until('ready');
    source.refusal = refusal(0);
    await feed.reload();
    leave();
    await vi.advanceTimersByTimeAsync(STORE_UNMOUNT_DELAY);
    const asked = source.asked.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(source.asked).toHaveLength(asked);
  });

  it('begins at the first page again where a refusal emptied it', async () => {
    const { feed, source, until, ids } = reader({ clearsOnRefusal: true });
    await until('ready');
    source.refusal = refusal(404);
    feed.more();
    await until('failed');
    source.refusal = null;
    feed.more();
    await until('ready');
    expect(ids()).toEqual(noteTo(60, 25).map(({ id }) => id));
  });

  it('drops the answer to an older question', async () => {
    const answers: ((items: Note[]) => void)[] = [];
    const load = () =>
      new Promise<{ items: Note[]; totalPage: number }>((resolve) =>
        answers.push((items) => resolve({ items, totalPage: 1 })),
      );
    const { feed, ids } = reader({ load });
    const again = feed.reload();
    answers[1]?.(noteTo(2, 1));
    await again;
    answers[0]?.(noteTo(1, 1));
    await Promise.resolve();
    expect(ids()).toEqual([2]);
  });
});
