import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterArtist, openPages, type Pages } from './pages.fixture.js';
import { writeFilms } from './video.fixture.js';
import type { VideoUpload, VideoUploadState } from './video-upload.js';

declare global {
  interface Window {
    upload: VideoUpload;
    states: VideoUploadState[];
  }
}

let pages: Pages;
let page: Page;

beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.stop());
beforeEach(async () => {
  page = await pages.open(`${pages.site}/studio`);
  await enterArtist(page, pages);
  await prepare();
});

const SIZE = 3_000_000;

/** An upload whose states are remembered. */
async function prepare(): Promise<void> {
  await writeFilms(page);
  await page.evaluate(() => {
    window.upload = window.client.createVideoUpload(window.panggung);
    window.states = [];
    window.upload.$state.subscribe((state) => window.states.push(state));
  });
}
const send = (length = SIZE) => page.evaluate((size) => window.upload.send(window.film(size)), length);
const state = () =>
  page.evaluate(() => {
    const { error, ...shown } = window.upload.$state.get();
    return { ...shown, code: error?.code };
  });
const statuses = () =>
  page.evaluate(() =>
    window.states.map(({ status }) => status).filter((status, at, all) => status !== all[at - 1]),
  );
const known = () => pages.api.ports.database.selectFrom('video').selectAll().execute();
const find = async (id: string | null) => (await known()).find((row) => row.id === id);

/** Begins to send a large one, and stops in the middle. */
async function sendAndPause(): Promise<void> {
  const call = pages.hold('PATCH', 1_000_000);
  await page.evaluate(() => {
    const stop = window.upload.$state.listen(({ status, pace }) => {
      if (status === 'sending' && pace) setTimeout(() => window.upload.pause());
      if (status === 'paused') stop();
    });
    Object.assign(window, { sent: window.upload.send(window.film(60_000_000)) });
  });
  await expect.poll(async () => (await state()).status).toBe('paused');
  call.goOn();
}

describe('a video', () => {
  test('arrives whole, and tells how far it has come and how fast', async () => {
    const id = await send();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await find(id)).toMatchObject({ status: 'kept', duration: 12_340 });
    expect(await statuses()).toEqual(['idle', 'sending', 'sent']);
    const { pace, uploadId } = await state();
    expect([uploadId, pace?.share]).toEqual([id, 1]);
  });

  test('that breaks off at 70 % goes on from there by itself', async () => {
    const before = await known();
    const call = pages.hold('PATCH', SIZE * 0.7);
    const sent = send();
    const kept = async () =>
      (await known()).find(({ id }) => before.every((other) => other.id !== id))?.received ?? 0;
    await expect.poll(kept).toBeGreaterThan(SIZE / 2);
    call.cut();
    const id = await sent;
    expect(await statuses()).toEqual(['idle', 'sending', 'waiting', 'sending', 'sent']);
    expect(await find(id)).toMatchObject({ status: 'kept' });
    // What was kept at the break was not sent again.
    const resumed = await page.evaluate(() => {
      const at = window.states.findIndex(({ status }) => status === 'waiting');
      return window.states.slice(at + 1).find(({ pace }) => (pace?.loaded ?? 0) > 0)?.pace?.loaded;
    });
    expect(resumed).toBeGreaterThan(SIZE / 2);
  });

  test('that is no video has failed, and says why', async () => {
    const id = await page.evaluate(() => window.upload.send(new File(['<!doctype html>'], 'tari.mp4')));
    expect(id).toBeNull();
    expect(await state()).toMatchObject({
      status: 'failed',
      code: 'video_unreadable',
    });
  });

  test('that is large and none is refused by how it begins, before the rest is sent', async () => {
    const before = (await known()).length;
    // None of it would come to an end.
    const call = pages.hold('PATCH', 1_000_000);
    const id = await page.evaluate(() => {
      const program = new Blob(['MZ', new Uint8Array(60_000_000)]);
      return window.upload.send(new File([program], 'tari.mp4'));
    });
    call.goOn();
    expect(id).toBeNull();
    expect(await state()).toMatchObject({ status: 'failed', code: 'video_unreadable' });
    expect(await known()).toHaveLength(before);
  });

  test('may be paused and goes on when it is told to', async () => {
    await sendAndPause();
    await page.evaluate(() => window.upload.resume());
    const id = await page.evaluate(() => (window as unknown as { sent: Promise<string> }).sent);
    expect(await find(id)).toMatchObject({ status: 'kept' });
    expect(await statuses()).toEqual(['idle', 'sending', 'paused', 'sending', 'sent']);
  });

  test('that is given up leaves nothing', async () => {
    const before = (await known()).length;
    const call = pages.hold('PATCH', 1_000_000);
    const id = await page.evaluate(() => {
      window.upload.$state.subscribe(({ pace }) => pace && setTimeout(() => window.upload.cancel()));
      return window.upload.send(window.film(60_000_000));
    });
    call.goOn();
    expect(id).toBeNull();
    expect(await state()).toMatchObject({ status: 'idle', pace: null, code: undefined });
    await expect.poll(async () => (await known()).length).toBe(before);
  });

  test('that is given up before it could begin is not sent', async () => {
    const before = (await known()).length;
    const ids = await page.evaluate(async () => {
      const first = window.upload.send(window.film(1_000));
      window.upload.cancel();
      const second = window.upload.send(window.film(2_000));
      const third = window.upload.send(window.film(3_000));
      return Promise.all([first, second, third]);
    });
    expect(ids).toEqual([null, null, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(await known()).toHaveLength(before + 1);
    expect((await state()).status).toBe('sent');
  });

  test('goes on after a moment in which the server could not tell where it was', async () => {
    await sendAndPause();
    pages.refuse('HEAD', 503);
    const begun = (await known()).length;
    await page.evaluate(() => window.upload.resume());
    const id = await page.evaluate(() => (window as unknown as { sent: Promise<string> }).sent);
    expect(await find(id)).toMatchObject({ status: 'kept' });
    expect(await statuses()).toEqual(['idle', 'sending', 'paused', 'sending', 'waiting', 'sending', 'sent']);
    expect(await known()).toHaveLength(begun);
  });

  test('goes on after the page was loaded anew, for the same person and file', async () => {
    await sendAndPause();
    const begun = (await known()).filter(({ status }) => status === 'arriving');
    await page.reload();
    await page.evaluate((apiUrl) => {
      window.panggung = window.client.getPanggung({ apiUrl });
    }, pages.site);
    await prepare();
    expect(begun.map(({ id }) => id)).toEqual([await send(60_000_000)]);
  });

  test('is for artists', async () => {
    page = await pages.open(`${pages.site}/studio`);
    await enterArtist(page, pages, 'USER');
    await prepare();
    expect(await send()).toBeNull();
    expect(await state()).toMatchObject({ status: 'failed', code: 'artists_only' });
  });
});
