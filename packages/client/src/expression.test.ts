import type { Expression } from '@panggung/core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ExpressionMaking, ExpressionMakingState, Expressions } from './expression.js';
import { enterArtist, openPages, type Pages } from './pages.fixture.js';
import { writeFilms } from './video.fixture.js';

declare global {
  interface Window {
    expressions: Expressions;
    making: ExpressionMaking;
    makings: ExpressionMakingState[];
  }
}

let pages: Pages;
let page: Page;

beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.stop());
beforeEach(async () => {
  page = await pages.open(`${pages.site}/express`);
  await enterArtist(page, pages);
  await writeFilms(page);
  await page.evaluate(() => {
    const person = window.panggung.session.$person.get();
    window.expressions = window.client.getExpressions(window.panggung, person?.user_id ?? '');
    window.making = window.expressions.createMaking();
    window.makings = [];
    window.making.$state.subscribe((state) => window.makings.push(state));
  });
});

const SMALL = 1_000_000;
const LARGE = 6_000_000;

/** Makes an expression as the dialog does; the draft's name tells them apart. */
const make = (length = SMALL, name = 'tari.mp4'): Promise<Expression | null> =>
  page.evaluate(
    ([size, name]) =>
      window.making.make(window.film(size), { name, description: 'Gerakan kedua', duration: 12.34 }),
    [length, name] as const,
  );
const state = () =>
  page.evaluate(() => {
    const { error, ...shown } = window.making.$state.get();
    return { ...shown, code: error?.code };
  });
const statuses = () =>
  page.evaluate(() =>
    window.makings.map(({ status }) => status).filter((status, at, all) => status !== all[at - 1]),
  );
const namesOn = (number: number) =>
  page.evaluate(
    (at) =>
      new Promise<[string[], number]>((resolve) => {
        window.expressions.page(at).subscribe((now) => {
          if (now.status !== 'ready' || now.isStale) return;
          resolve([now.value.expressions.map(({ name }) => name), now.value.totalPage]);
        });
      }),
    number,
  );
const rows = () => pages.api.ports.database.selectFrom('expression').selectAll().execute();

describe('making an expression', () => {
  test('sends a small video within the form, and tells how far it has come', async () => {
    const made = await make();
    expect(made).toMatchObject({ name: 'tari.mp4', duration: 12.34, status: 'EXPRESS' });
    expect(await statuses()).toEqual(['idle', 'sending', 'made']);
    expect(await page.evaluate(() => window.makings.some(({ pace }) => pace?.share === 1))).toBe(true);
    const uploads = pages.api.lines.filter(({ call }) => String(call).startsWith('POST /api/v1/upload'));
    expect(uploads).toEqual([]);
  });

  test('sends a large one so that a connection that breaks loses nothing of it', async () => {
    pages.cut('PATCH', LARGE * 0.7);
    expect(await make(LARGE)).toMatchObject({ name: 'tari.mp4', duration: 12.34 });
    expect(await statuses()).toEqual(['idle', 'sending', 'waiting', 'sending', 'made']);
  });

  test('that fails keeps what was sent: the next try with the same file sends the form alone', async () => {
    await page.evaluate((size) => {
      Object.assign(window, { video: window.film(size) });
    }, LARGE);
    const attempt = (description: string) =>
      page.evaluate(
        (text) =>
          window.making.make((window as unknown as { video: File }).video, {
            name: 'tari.mp4',
            description: text,
            duration: 1,
          }),
        description,
      );
    expect(await attempt(' ')).toBeNull();
    expect(await state()).toMatchObject({ status: 'failed', code: 'invalid_request' });
    const asked = pages.api.lines.length;
    expect(await attempt('Gerakan kedua')).not.toBeNull();
    const later = pages.api.lines.slice(asked).map(({ call }) => String(call));
    expect(later.filter((call) => call.includes('/upload'))).toEqual([]);
  });

  test('may be given up, and nothing is made', async () => {
    const before = (await rows()).length;
    const call = pages.hold('PATCH', 1_000_000);
    const made = await page.evaluate(() => {
      window.making.$state.subscribe(({ pace }) => pace && setTimeout(() => window.making.cancel()));
      const draft = { name: 'tari.mp4', description: 'a', duration: 1 };
      return window.making.make(window.film(60_000_000), draft);
    });
    call.goOn();
    expect([made, (await state()).status]).toEqual([null, 'idle']);
    expect(await rows()).toHaveLength(before);
  });

  test('of no video fails, and says why', async () => {
    const made = await page.evaluate(() =>
      window.making.make(new File(['<!doctype html>'], 'tari.mp4'), {
        name: 'tari.mp4',
        description: 'a',
        duration: 1,
      }),
    );
    expect(made).toBeNull();
    expect(await state()).toMatchObject({ status: 'failed', code: 'video_unreadable' });
  });
});

describe('the expressions of a person', () => {
  test('come eight a page, and change with what is done here', async () => {
    for (let at = 1; at <= 9; at++) await make(10, `${at}.mp4`);
    const newest = [9, 8, 7, 6, 5, 4, 3, 2].map((at) => `${at}.mp4`);
    expect([await namesOn(1), await namesOn(2)]).toEqual([
      [newest, 2],
      [['1.mp4'], 2],
    ]);
    const turns = await page.evaluate(async () => {
      const before = window.expressions.$turn.get();
      const { data } = await window.panggung.http.call('GET /api/v1/express-video', { query: {} });
      const [first, second] = data;
      if (first) await window.expressions.change(first.id, { name: 'baru.mp4' });
      if (second) await window.expressions.remove(second.id);
      return window.expressions.$turn.get() - before;
    });
    expect(turns).toBe(2);
    expect(await namesOn(1)).toEqual([['baru.mp4', ...newest.slice(2), '1.mp4'], 1]);
  });
});
