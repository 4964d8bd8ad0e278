import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPanggung } from './panggung.js';
import { SeenPage } from './seen-page.fixture.js';
import { awaitStart } from './show-start.js';

/** As browsers have it, which Node has not; it hears what is said at once. */
class Events extends EventTarget {
  constructor(url: string) {
    super();
    void fetch(url)
      .then((answer) => answer.text())
      .then((text) => {
        for (const [, name = '', data = ''] of text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)) {
          this.dispatchEvent(new MessageEvent(name, { data }));
          heard += 1;
        }
      });
  }
  close() {
    left += 1;
  }
}

let heard = 0;
let left = 0;
let asked = 0;
let page = new SeenPage();
/** How the show stands. */
let status = 'WAITING';
const server = createServer(({ url = '' }, response: ServerResponse) => {
  const isEvents = url.includes('/events');
  if (!isEvents) asked += 1;
  const data = JSON.stringify({ video_status: status });
  response.writeHead(200, { 'content-type': isEvents ? 'text/event-stream' : 'application/json' });
  response.end(isEvents ? `event: status\ndata: ${data}\n\n` : `{"data":${data}}`);
});
const close: (() => void)[] = [];

beforeEach(async () => {
  [heard, left, asked, status, page] = [0, 0, 0, 'WAITING', new SeenPage()];
  vi.stubGlobal('EventSource', Events);
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const run of close.splice(0)) run();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.close();
});

/** A page where a show is shown that has not begun, and how it is shown. */
async function open() {
  const { port } = server.address() as AddressInfo;
  const panggung = createPanggung({ apiUrl: `http://127.0.0.1:${port}`, storage: null });
  const $show = panggung.shows.one(7);
  close.push($show.listen(() => {}));
  await expect.poll(() => $show.get().status).toBe('ready');
  return {
    wait: () => void close.push(awaitStart(panggung, 7)),
    shown() {
      const known = $show.get();
      return 'value' in known ? known.value.video_status : undefined;
    },
  };
}

test('whoever waits for a show sees that it began, and their crowd does not ask in step', async () => {
  const { wait, shown } = await open();
  status = 'LIVE';
  wait();
  await expect.poll(() => heard).toBe(1);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2400);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(5200);
  await expect.poll(shown).toBe('LIVE');
  expect(asked).toBe(2);
});

test('what is shown already is not asked for again', async () => {
  const { wait, shown } = await open();
  wait();
  await expect.poll(() => heard).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked, shown()]).toEqual([1, 'WAITING']);
});

test('a page that nobody sees hears nothing, until somebody looks again', async () => {
  const { wait } = await open();
  wait();
  await expect.poll(() => heard).toBe(1);
  status = 'LIVE';
  page.look(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(left).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([heard, asked]).toEqual([1, 1]);
  page.look(true);
  await expect.poll(() => heard).toBe(2);
});
