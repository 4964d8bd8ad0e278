import type { Show } from '@panggung/core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterPage, openPages, type Pages } from './pages.fixture.js';
import type { ShowFile } from './show-form.js';

let pages: Pages;
let page: Page;
let host: number;
let category: number;

beforeAll(async () => {
  pages = await openPages();
  // The category of every show.
  category = Number((await pages.api.addShow()).room_category_id);
});
afterAll(() => pages.stop());
beforeEach(async () => {
  page = await pages.open(`${pages.site}/show/add`);
  await enterPage(page, pages);
  host = await page.evaluate(() => Number(window.panggung.session.$person.get()?.user_id));
  const account = pages.api.ports.database.updateTable('user_account').set({ type: 'ARTIST' });
  await account.where('id', '=', host).execute();
});

/** What a host types, ahead of any clock. */
const typed = () => ({
  name: 'Malam Tepi Laut',
  show_type: 'musicVideo' as const,
  room_category_id: String(category),
  description: 'Musik di pantai',
  ticket_type: 'fixed' as const,
  ticket_price: '150000',
  start_date: '2099-11-28',
  start_time: '19:30',
});
type Typed = Partial<ReturnType<typeof typed>>;

/** Types into the form of a new show, or of one. */
const type = (changes: Typed, show?: Show) =>
  page.evaluate(
    ([userId, changes, show]) => window.client.getShowForm(window.panggung, { userId, show }).change(changes),
    [host, changes, show] as const,
  );
/** Saves it; answers the show, and how the form stands. */
const save = (show?: Show) =>
  page.evaluate(
    async ([userId, show]) => {
      const form = window.client.getShowForm(window.panggung, { userId, show });
      const shares: number[] = [];
      form.$state.listen(({ progress }) => progress && shares.push(progress.share));
      const saved = await form.save();
      const { status, error, isChanged, fields } = form.$state.get();
      return { saved, status, code: error?.code, isChanged, name: fields.name, shares };
    },
    [host, show] as const,
  );
const look = () =>
  page.evaluate((userId) => {
    const form = window.client.getShowForm(window.panggung, { userId });
    return form.$state.get();
  }, host);
/** The page again, as after a reload, with its session. */
async function reload() {
  await page.reload();
  await page.evaluate((apiUrl) => {
    window.panggung = window.client.getPanggung({ apiUrl });
  }, pages.site);
}
const shows = async () =>
  (await pages.api.get<Show[]>(`/api/v1/room/video?user_id=${host}&per_page=-1`)).data.map(
    ({ name }) => name,
  );

describe('the form of a show', () => {
  test('is there after a reload, and makes the show once it is saved; then nothing of it is kept', async () => {
    await type(typed());
    await reload();
    expect(await look()).toMatchObject({ fields: typed(), isChanged: true, status: 'idle' });
    const { saved, status, isChanged, name, shares } = await save();
    expect(saved).toMatchObject({ name: 'Malam Tepi Laut', video_status: 'MUSIC_VIDEO', user_id: host });
    expect([status, isChanged, name]).toEqual(['saved', false, '']);
    expect(shares.at(-1)).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Malam Tepi Laut');
    expect(await shows()).toEqual(['Malam Tepi Laut']);
  });

  test('says after a reload which files went with it, until each is chosen again or all is dropped', async () => {
    await type(typed());
    const choose = (names: readonly ShowFile[]) =>
      page.evaluate(
        ([userId, names]) => {
          const form = window.client.getShowForm(window.panggung, { userId });
          for (const name of names) form.choose(name, new Blob(['a']));
        },
        [host, names] as const,
      );
    await choose(['image', 'captions']);
    expect(await look()).toMatchObject({ lost: [] });
    await reload();
    expect(await look()).toMatchObject({ files: {}, lost: ['image', 'captions'] });
    await choose(['captions']);
    expect(await look()).toMatchObject({ lost: ['image'] });
    await reload();
    expect(await look()).toMatchObject({ lost: ['captions', 'image'] });
    await page.evaluate((userId) => window.client.getShowForm(window.panggung, { userId }).discard(), host);
    expect(await look()).toMatchObject({ lost: [], isChanged: false });
    await reload();
    expect(await look()).toMatchObject({ lost: [] });
  });

  test('is not sent while something is wrong with it', async () => {
    await type({ ...typed(), name: '' });
    expect(await save()).toMatchObject({ saved: null, status: 'idle' });
    expect(await shows()).toEqual([]);
  });

  test('loses nothing when it is refused, and is saved by the next press', async () => {
    await type({ ...typed(), room_category_id: '999' });
    expect(await save()).toMatchObject({ saved: null, status: 'failed', code: 'invalid_request' });
    expect(await look()).toMatchObject({ fields: { name: 'Malam Tepi Laut' }, isChanged: true });
    await type({ room_category_id: String(category) });
    expect(await look()).toMatchObject({ status: 'idle', error: null });
    expect((await save()).status).toBe('saved');
  });

  test('makes one show where the answer was lost, also after a reload', async () => {
    await type(typed());
    await page.route('**/api/v1/room/video', async (route) => {
      await route.fetch();
      await route.abort();
    });
    expect(await save()).toMatchObject({ saved: null, status: 'failed', code: 'unreachable' });
    await page.unroute('**/api/v1/room/video');
    await reload();
    expect((await save()).saved).toMatchObject({ name: 'Malam Tepi Laut' });
    expect(await shows()).toEqual(['Malam Tepi Laut']);
  });

  test('keeps the file that was chosen while it was on its way, for another press', async () => {
    await type(typed());
    const kept = await page.evaluate(async (userId) => {
      const form = window.client.getShowForm(window.panggung, { userId });
      const cue = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHalo\n';
      form.choose('captions', new Blob([cue]));
      const saving = form.save();
      form.choose('captions', new Blob([`${cue}later`]));
      const saved = await saving;
      const { files, isChanged } = form.$state.get();
      return { name: saved?.name, text: await files.captions?.text(), isChanged };
    }, host);
    expect(kept).toEqual({ name: 'Malam Tepi Laut', text: expect.stringMatching(/later$/), isChanged: true });
  });

  test('is not shown to the next person on the device', async () => {
    await type(typed());
    const fields = await page.evaluate(
      (userId) => window.client.getShowForm(window.panggung, { userId }).$state.get().fields,
      host + 1,
    );
    expect(fields.name).toBe('');
  });

  test('is the same in two tabs, whichever is typed in; saved in one, nothing of it waits in the other', async () => {
    const second = await page.context().newPage();
    await second.goto(`${pages.site}/show/add`);
    const look2 = () =>
      second.evaluate((userId) => {
        const { fields, isChanged } = window.client.getShowForm(window.panggung, { userId }).$state.get();
        return { name: fields.name, location: fields.location, isChanged };
      }, host);
    await second.evaluate(
      ([apiUrl, userId]) => {
        window.panggung = window.client.getPanggung({ apiUrl });
        window.client.getShowForm(window.panggung, { userId }).$state.listen(() => {});
      },
      [pages.site, host] as const,
    );
    await type(typed());
    await expect.poll(look2).toMatchObject({ name: 'Malam Tepi Laut', isChanged: true });
    await second.evaluate(
      (userId) => window.client.getShowForm(window.panggung, { userId }).change({ location: 'Ancol' }),
      host,
    );
    await expect.poll(async () => (await look()).fields).toMatchObject({ ...typed(), location: 'Ancol' });
    expect((await save()).saved).toMatchObject({ name: 'Malam Tepi Laut', location: 'Ancol' });
    await expect.poll(look2).toEqual({ name: '', location: '', isChanged: false });
    await second.close();
  });

  test('keeps what is typed while it is saved', async () => {
    await type(typed());
    const { saved } = await save();
    await type({ name: 'Malam Kedua' }, saved as Show);
    let typedOn = false;
    await page.route('**/api/v1/room/video/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const answer = await route.fetch();
      await type({ description: 'Musik di kali' } as Typed, saved as Show);
      typedOn = true;
      await route.fulfill({ response: answer });
    });
    const { saved: changed } = await save(saved as Show);
    expect([typedOn, changed?.name, changed?.description]).toEqual([true, 'Malam Kedua', 'Musik di pantai']);
    const kept = await page.evaluate(
      ([userId, show]) => window.client.getShowForm(window.panggung, { userId, show }).$state.get(),
      [host, saved as Show] as const,
    );
    expect(kept).toMatchObject({
      isChanged: true,
      fields: { description: 'Musik di kali' },
    });
  });

  test('is given up by its host, and stays as it was typed', async () => {
    await type(typed());
    const status = await page.evaluate(async (userId) => {
      const form = window.client.getShowForm(window.panggung, { userId });
      form.choose('file', new Blob([new Uint8Array(30_000_000)]));
      form.$state.listen(({ progress }) => progress?.loaded && form.cancel());
      await form.save();
      const { error, files, fields } = form.$state.get();
      return [error?.code, Object.keys(files), fields.name];
    }, host);
    expect(status).toEqual(['aborted', ['file'], 'Malam Tepi Laut']);
    expect(await shows()).toEqual([]);
  });

  test('changes a show, over what it is', async () => {
    await type(typed());
    const { saved } = await save();
    await type({ name: 'Malam Kedua' }, saved as Show);
    const { saved: changed } = await save(saved as Show);
    expect(changed).toMatchObject({ name: 'Malam Kedua', ticket_price: 150_000, id: saved?.id });
    expect(await shows()).toEqual(['Malam Kedua']);
  });
});

test('the sales of a show are read by its host, and saved as a table', async () => {
  await type(typed());
  const id = Number((await save()).saved?.id);
  const { data } = await pages.api.order({ email: 'a@kampus.id', show: { id, ticket_price: 150_000 } });
  await pages.api.pay(data);
  const { sold, table } = await page.evaluate(
    async ([id, userId]) => {
      const sales = window.client.getShowSales(window.panggung, userId);
      await sales.reload(id);
      const now = sales.one(id).get();
      return {
        sold: now.status === 'ready' && now.value.sold,
        table: await (await sales.download(id)).text(),
      };
    },
    [id, host] as const,
  );
  expect(sold).toBe(1);
  expect(table.split('\r\n')).toHaveLength(3);
  const foreign = await page.evaluate(
    ([id, userId]) =>
      window.client
        .getShowSales(window.panggung, userId)
        .download(id)
        .catch(({ code }) => code),
    [Number((await pages.api.addShow()).id), host] as const,
  );
  expect(foreign).toBe('show_not_found');
  const next = await page.evaluate(
    ([id, userId]) => window.client.getShowSales(window.panggung, userId).one(id).get().status,
    [id, host + 1] as const,
  );
  expect(next).toBe('loading');
});
