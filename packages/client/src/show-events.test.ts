import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPanggung } from './panggung.js';
import { createPlayback } from './playback.js';
import { SeenPage } from './seen-page.fixture.js';
import { followShow, type ShowNews } from './show-events.js';

/** As browsers have it, which Node has not: one that is not answered with 200 is closed for good. */
class Events extends EventTarget {
  static last: Events;
  readyState = 0;
  constructor(url: string) {
    super();
    Events.last = this;
    void fetch(url).then(({ ok }) => {
      if (this.readyState === 2) return;
      this.readyState = ok ? 1 : 2;
      this.dispatchEvent(new Event(ok ? 'open' : 'error'));
    });
  }
  close() {
    this.readyState = 2;
  }
  tell(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

let asked: string[] = [];
let answered = 0;
/** How the API's place answers for events, and to who is counted; for all else it is there. */
let status = 200;
let counted = 200;
/** Until when the API's place says nothing of the show. */
let silence = Promise.resolve();
const server = createServer(async ({ url = '' }, response: ServerResponse) => {
  const what = ['events', 'viewer', 'playback', 'roomToken'].find((one) => url.includes(`/${one}`)) ?? 'show';
  asked.push(what);
  if (what === 'show') await silence;
  const code = { events: status, viewer: counted }[what] ?? 200;
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: { count_viewer: 3 } }));
  answered += 1;
});
const count = (what: string) => asked.filter((one) => one === what).length;

beforeEach(async () => {
  asked = [];
  answered = 0;
  status = 200;
  counted = 200;
  silence = Promise.resolve();
  vi.stubGlobal('EventSource', Events);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server.close();
});

function visit() {
  const { port } = server.address() as AddressInfo;
  return createPanggung({ apiUrl: `http://127.0.0.1:${port}`, storage: null });
}

function follow(own: Partial<ShowNews> = {}): () => void {
  const heard = vi.fn();
  const news = { onStatus: heard, onAsked: heard, onViewers: heard, onTaken: heard, onQuiet: heard, ...own };
  return followShow(visit(), { showId: 7, playbackId: 'p' }, news);
}

test('events that were refused are tried again, and asking ends once they are heard', async () => {
  status = 502;
  const stop = follow();
  await expect.poll(() => count('viewer')).toBeGreaterThan(0);
  expect(count('events')).toBe(1);
  status = 200;
  await vi.advanceTimersByTimeAsync(45_000);
  await expect.poll(() => count('events')).toBe(2);
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  stop();
});

test('an API that is out is asked ever more seldom, and each second again once it is back', async () => {
  status = 502;
  counted = 503;
  const onViewers = vi.fn();
  onTestFinished(follow({ onViewers }));
  for (let second = 0; second < 20; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => answered).toBe(asked.length);
  }
  expect(count('viewer')).toBeLessThan(6);
  counted = 200;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => onViewers).toHaveBeenCalled();
  const before = count('viewer');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => count('viewer')).toBe(before + 1);
});

test('nothing is tried any more by whoever has left', async () => {
  status = 502;
  const stop = follow();
  await expect.poll(() => count('viewer')).toBeGreaterThan(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count('events')).toBe(1);
});

test('whoever only listens gives the events back, is counted and kept alive by asking, and hears again once they look', async () => {
  const page = new SeenPage();
  vi.stubGlobal('document', page);
  const onQuiet = vi.fn();
  const none = () => {};
  const news = { onStatus: none, onViewers: none, onTaken: none, onQuiet };
  onTestFinished(followShow(visit(), { showId: 7, playbackId: 'p' }, news));
  await expect.poll(() => Events.last.readyState).toBe(1);
  page.look(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(Events.last.readyState).toBe(2);
  const later = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    return count('viewer');
  };
  await expect.poll(later).toBeGreaterThan(5);
  expect(onQuiet).toHaveBeenCalled();
  expect(count('events')).toBe(1);
  page.look(true);
  await expect.poll(() => Events.last.readyState).toBe(1);
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(count('events')).toBe(2);
});

describe('what events told last', () => {
  const live = { video_status: 'LIVE', url_video_ready: false, on_air_since: null };

  function wait() {
    const panggung = visit();
    const { $playback, stand } = createPlayback(panggung, 7);
    onTestFinished($playback.listen(() => {}));
    stand('wait', { kind: 'person' });
    Events.last.tell('status', live);
    const told = () => $playback.get().news?.video_status;
    expect(told()).toBe('LIVE');
    return { panggung, told };
  }

  test('gives way to the show itself, once that was asked in their place', async () => {
    const { told } = wait();
    Events.last.refuse();
    await vi.advanceTimersByTimeAsync(8000);
    await expect.poll(told).toBeUndefined();
    expect(count('show')).toBeGreaterThan(0);
  });

  test('stays where they reach again before the show has answered', async () => {
    const { panggung, told } = wait();
    let answer = () => {};
    silence = new Promise((resolve) => {
      answer = resolve;
    });
    Events.last.refuse();
    await vi.advanceTimersByTimeAsync(8000);
    await expect.poll(() => count('show')).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(40_000);
    await expect.poll(() => count('events')).toBe(2);
    await expect.poll(() => Events.last.readyState).toBe(1);
    Events.last.tell('status', live);
    const asked = panggung.shows.reload(7);
    answer();
    await asked;
    expect(told()).toBe('LIVE');
  });
});
