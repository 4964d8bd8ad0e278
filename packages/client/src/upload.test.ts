import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterPage, openPages, type Pages } from './pages.fixture.js';

let pages: Pages;
let page: Page;

beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.stop());
beforeEach(async () => {
  pages.arrivals.length = 0;
  page = await pages.open(`${pages.site}/studio`);
  await enterPage(page, pages);
});

const SIZE = 3_000_000;

/** Uploads a file from the page; answers what it told of its progress, and how it ended. */
function uploadFrom(at: Page, path = '/upload') {
  return at.evaluate(
    async ([address, size]) => {
      const body = new Blob([new Uint8Array(size)]);
      const shares: number[] = [];
      const { panggung, client } = window;
      const outcome = await client
        .upload(panggung, `POST ${address as `/${string}`}`, {
          body,
          onProgress: ({ share }) => shares.push(share),
        })
        .catch(({ code, status }) => ({ code, status }));
      return { shares, outcome, timedOut: panggung.http.$timedOut.get() };
    },
    [path, SIZE] as const,
  );
}
const isSignedIn = (at: Page) => at.evaluate(() => localStorage.getItem('user') !== null);
const refused = (status: number, message: string) =>
  `/upload?${new URLSearchParams({ status: String(status), message })}`;

describe('an upload', () => {
  test('arrives whole, as whoever signed in, and tells how far it has come', async () => {
    const { shares, outcome } = await uploadFrom(page);
    expect(outcome).toEqual({ data: { id: 7 } });
    expect(pages.arrivals).toEqual([{ bearer: expect.stringMatching(/^Bearer \S{20,}$/), bytes: SIZE }]);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  test('is given up when its maker says so, which is no time-out', async () => {
    const outcome = await page.evaluate(() => {
      const maker = new AbortController();
      const body = new Blob([new Uint8Array(50_000_000)]);
      const onProgress = () => maker.abort();
      const { panggung, client } = window;
      return client
        .upload(panggung, 'POST /upload', { body, onProgress, signal: maker.signal })
        .catch(({ code }) => [code, panggung.http.$timedOut.get()]);
    });
    expect(outcome).toEqual(['aborted', false]);
  });

  test('that was given up before it began asks nobody', async () => {
    const code = await page.evaluate(() =>
      window.client
        .upload(window.panggung, 'POST /upload', { body: new Blob(), signal: AbortSignal.abort() })
        .catch((error) => error.code),
    );
    expect(code).toBe('aborted');
    expect(pages.arrivals).toEqual([]);
  });

  test('has an hour; after that the page says that the connection timed out, until something succeeds', async () => {
    const told = await page.evaluate(async () => {
      let limit = 0;
      const createRequest = () => {
        const request = new XMLHttpRequest();
        const send = request.send.bind(request);
        request.send = (body) => {
          limit = request.timeout;
          request.timeout = 1;
          send(body);
        };
        return request;
      };
      const body = new Blob([new Uint8Array(50_000_000)]);
      const { panggung, client } = window;
      const code = await client
        .upload(panggung, 'POST /upload', { body, createRequest })
        .catch((error) => error.code);
      const timedOut = panggung.http.$timedOut.get();
      await client.upload(panggung, 'POST /upload', { body: new Blob(['a']) });
      return { limit, code, timedOut, after: panggung.http.$timedOut.get() };
    });
    expect(told).toEqual({ limit: 3_600_000, code: 'timeout', timedOut: true, after: false });
  });

  test('with a bearer that expired is sent again with the next, and the person stays signed in', async () => {
    pages.api.advance(16 * 60_000);
    const { outcome } = await uploadFrom(page);
    expect(outcome).toEqual({ data: { id: 7 } });
    const [first, second] = pages.arrivals;
    expect(pages.arrivals).toHaveLength(2);
    expect(second?.bearer).not.toBe(first?.bearer);
    expect(await isSignedIn(page)).toBe(true);
  });
});

describe('a refusal of an upload', () => {
  test('R-09: 403 goes back in history, and the person stays signed in', async () => {
    await page.evaluate(() => history.pushState(null, '', '/studio/upload'));
    const { outcome } = await uploadFrom(page, refused(403, 'Not yours'));
    expect(outcome).toMatchObject({ status: 403 });
    await page.waitForURL(`${pages.site}/studio`);
    expect(await isSignedIn(page)).toBe(true);
  });

  test("R-08: 401 'missing or malformed jwt' signs out and reloads the page", async () => {
    const reloaded = page.waitForEvent('load');
    await uploadFrom(page, refused(401, 'missing or malformed jwt')).catch(() => {});
    await reloaded;
    expect(page.url()).toBe(`${pages.site}/studio`);
    expect(await isSignedIn(page)).toBe(false);
  });

  test('any other is only told to who asked', async () => {
    const { outcome } = await uploadFrom(page, refused(400, 'Only video/mp4'));
    expect(outcome).toMatchObject({ status: 400 });
    expect(await isSignedIn(page)).toBe(true);
  });
});
