import { gunzipSync } from 'node:zlib';
import type { Show } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Api, startApi } from '../../../../tests/api.js';
import { readFirstCatalogue } from '../catalogue/first-catalogue.fixture.js';
import { storeCatalogue } from '../catalogue/store-catalogue.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const { database } = api.ports;
  const catalogue = await readFirstCatalogue();
  await storeCatalogue({ catalogue, database, now: api.now(), mediaUrl: (name) => `/media/${name}` });
});
afterAll(() => api.stop());

const list = (query: string) => api.get<Show[]>(`/api/v1/room/video?${query}`);
const pageOf = (answer: Answer<Show[]>) => answer.body.page as { total_page: number; total: number };
const all = async () => (await list('per_page=-1')).data;

describe('a list of shows', () => {
  it('brings eight a page unless told, and everything for -1', async () => {
    const shows = await all();
    expect(shows.length).toBeGreaterThanOrEqual(60);
    const first = await list('');
    expect(first.data).toHaveLength(8);
    expect(pageOf(first)).toMatchObject({
      total: shows.length,
      total_page: Math.ceil(shows.length / 8),
      page: 1,
      per_page: 8,
    });
    expect(pageOf(await list('per_page=-1'))).toMatchObject({ total_page: 1 });
  });

  it('gives each show on exactly one page', async () => {
    const total = (await all()).length;
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 5) }, (_, i) =>
        list(`per_page=5&page=${i + 1}&order_by=video_status`),
      ),
    );
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
    expect((await list('per_page=5&page=99')).data).toEqual([]);
  });

  it('is narrowed by statuses, and widened again without some', async () => {
    const some = (await list('per_page=-1&video_status=LIVE,RADIOFEST')).data;
    expect(new Set(some.map((show) => show.video_status))).toEqual(new Set(['LIVE', 'RADIOFEST']));
    const others = (await list('per_page=-1&exclude_video_status=LIVE,RADIOFEST')).data;
    expect(others.length + some.length).toBe((await all()).length);
  });

  it.each([
    'video_status=LIVE,NOT_EVENT',
    'video_status=LIVE&exclude_video_status=NOT_EVENT',
    'video_status=LIVE&category_name=NOT_EVENT',
  ])('reads NOT_EVENT as "category is not Event": %s', async (query) => {
    const names = (await list(`per_page=-1&${query}`)).data.map((show) => show.category_name);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('Event');
  });

  it('is narrowed by category, by its id, by owner and by words', async () => {
    const [comedy] = (await list('category_name=Comedy&per_page=-1')).data;
    expect(comedy).toMatchObject({ category_name: 'Comedy' });
    const byId = (await list(`room_category_id=${comedy?.room_category_id}&per_page=-1`)).data;
    expect(byId.every((show) => show.category_name === 'Comedy')).toBe(true);
    const byOwner = (await list(`user_id=${comedy?.video_created_id}&per_page=-1`)).data;
    expect(new Set(byOwner.map((show) => show.creator_name))).toEqual(new Set([comedy?.creator_name]));
    for (const words of ['q=senja', 'search=SENJA%20di']) {
      expect((await list(words)).data.map((show) => show.name)).toEqual(['Senja di Braga']);
    }
    expect((await list('room_category_id=nothing')).data).toEqual([]);
  });

  it.each([
    ['the beginnings of words, in any order', 'bra sen'],
    ['a word of the place', 'bandung senja'],
    ['a word of the creator', 'senja rumah'],
    ['a word of the category', 'senja music'],
    ['signs between words', 'SENJA-di, (Braga)!'],
  ])('is searched by %s', async (_what, words) => {
    const { data } = await list(`q=${encodeURIComponent(words)}`);
    expect(data.map((show) => show.name)).toEqual(['Senja di Braga']);
  });

  it('finds a show under its new name, and under that of its creator', async () => {
    const { database } = api.ports;
    const show = await api.addShow({ name: 'Nyala-Übermut' });
    const found = async (words: string) => {
      api.advance(1100);
      return (await list(`q=${encodeURIComponent(words)}`)).data.map(({ id }) => id);
    };
    expect([await found('nyala'), await found('übermut')]).toEqual([[show.id], [show.id]]);
    await database.updateTable('show').set({ name: 'Padam' }).where('id', '=', Number(show.id)).execute();
    expect([await found('nyala'), await found('padam')]).toEqual([[], [show.id]]);
    const creator = database.updateTable('user_account').where('id', '=', Number(show.video_created_id));
    await creator.set({ full_name: 'Tirta Wening' }).execute();
    expect(await found('wening')).toContain(show.id);
  });

  it('bears whatever is searched for', async () => {
    const odd = [
      "' | & ! :* <-> \\",
      'a'.repeat(3000),
      '\u202e\ud83c\udfad',
      "x') or 1=1 --",
      'kata '.repeat(500),
      '()',
    ];
    for (const words of odd) expect((await list(`q=${encodeURIComponent(words)}`)).status).toBe(200);
    expect((await list('q=%00')).status).toBe(400);
    expect((await list('q=%20')).data).toHaveLength(8);
  });

  it('reads the names of categories whatever their capitals, and knows none beside them', async () => {
    const { data } = await list('category_name=interview&per_page=-1');
    expect(data.length).toBeGreaterThan(2);
    expect(new Set(data.map((show) => show.category_name))).toEqual(new Set(['Interview']));
    expect((await list('category_name=Interview,Comedy&per_page=-1')).data.length).toBeGreaterThan(
      data.length,
    );
    expect((await list('category_name=Nothing')).data).toEqual([]);
  });

  it.each(['page=1000000', 'page=9007199254740991', 'page=130&per_page=100'])(
    'is empty far beyond its end: %s',
    async (query) => {
      const answer = await list(query);
      expect(answer).toMatchObject({ status: 200, data: [] });
      expect(pageOf(answer).total).toBeGreaterThan(60);
    },
  );

  it('fills every section of a dashboard from the first catalogue', async () => {
    const order = 'order_by=start_date,start_time,creator_name&order=asc';
    const sections = [
      'video_status=LIVE&category_name=Event',
      'video_status=LIVE&category_name=NOT_EVENT&order_by=updated_at&order=asc',
      `video_status=WAITING&${order}`,
      'category_name=Interview&order_by=start_date&order=desc',
      `video_status=RADIOFEST&${order}`,
      'order_by=start_date,start_time,creator_name&order=desc',
      'video_status=MUSIC_VIDEO&order_by=start_date,start_time,creator_name&order=desc',
    ];
    for (const section of sections) {
      expect((await list(`per_page=-1&${section}`)).data.length, section).toBeGreaterThanOrEqual(3);
    }
    expect((await list('per_page=7')).data).toHaveLength(7);
  });

  it('takes signs of a pattern as what they are', async () => {
    expect((await list('q=%25')).data).toEqual([]);
    expect((await list('q=_')).data).toEqual([]);
    expect((await list(`q=${encodeURIComponent("'; drop table show; --")}`)).data).toEqual([]);
  });

  it('is ordered by several columns, and by none that is not on the list', async () => {
    const shows = (await list('per_page=-1&order_by=start_date,start_time,creator_name&order=desc')).data;
    const starts = shows.map((show) => show.start_date);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
    const names = (await list('per_page=-1&order_by=name&order=asc')).data.map((show) => show.name);
    expect(names[0]?.localeCompare(names.at(-1) ?? '')).toBeLessThan(0);
    const refused = await list('order_by=redeem_code');
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each(['per_page=0', 'per_page=101', 'page=0', 'page=x', 'order=up'])('refuses %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('puts the most watched first when asked for popular ones', async () => {
    const { data } = await api.get<Show[]>('/api/v1/show-popularity?per_page=-1');
    const counts = data.map((show) => show.count_viewer);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

describe('a show', () => {
  it('keeps its secrets, in lists and alone', async () => {
    const invited = (await all()).find((show) => show.ticket_type === 'free');
    const alone = (await api.get<Show>(`/api/v1/room/video/${invited?.id}`)).data;
    const secrets = { redeem_code: null, rtmp_url: null, listener_hook_url: null, url_video: null };
    expect(invited).toMatchObject(secrets);
    expect(alone).toMatchObject(secrets);
    expect(Object.keys(alone).filter((key) => /^(slug|ticket_sold|ticket_held)$/.test(key))).toEqual([]);
  });

  it('counts seats waiting for payment as gone, and tells when one may come back', async () => {
    const show = await api.addShow({ ticket_quota: 2 });
    expect(show).toMatchObject({ ticket_left: 2, next_release_at: null });
    const { data: payment } = await api.order({ email: 'a@panggung.test', show });
    api.advance(1100);
    const { data } = await api.get<Show>(`/api/v1/room/video/${show.id}`);
    expect(data.ticket_left).toBe(1);
    expect(data.next_release_at).toBeGreaterThanOrEqual(payment.expiration_date ?? Number.NaN);
  });

  it.each(['999999', 'abc', '1e3', '99999999999999999999'])('is not found as %s', async (id) => {
    expect(await api.get(`/api/v1/room/video/${id}`)).toMatchObject({ status: 404, code: 'show_not_found' });
  });

  it('is gone from everywhere once deleted', async () => {
    const show = await api.addShow({ name: 'Gone', deleted_at: null });
    await api.ports.database
      .updateTable('show')
      .set({ deleted_at: api.now() })
      .where('id', '=', Number(show.id))
      .execute();
    api.advance(1100);
    expect((await list('q=Gone')).data).toEqual([]);
    expect(await api.get(`/api/v1/room/video/${show.id}`)).toMatchObject({ status: 404 });
  });
});

describe("a creator's own show", () => {
  const secrets = {
    redeem_code: 'RAHASIA',
    rtmp_url: 'rtmp://stage',
    listener_hook_url: 'https://hook.example',
  };
  const path = (show: Show) => `/api/v1/room/video/${show.id}`;
  const nothing = { redeem_code: null, rtmp_url: null, listener_hook_url: null };

  it('shows its secrets to them, alone and in the list of their shows, and to nobody else', async () => {
    const [creator, other] = [await api.signIn(), await api.signIn()];
    const show = await api.addShow({ ...secrets, video_created_id: Number(creator.user.id), url_video: 'x' });
    await api.get(path(show));
    const own = await api.get<Show>(path(show), creator.headers);
    expect(own.data).toMatchObject({ ...secrets, url_video: null });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('etag')).toBeNull();
    const ownList = `/api/v1/room/video?user_id=${creator.user.id}`;
    expect((await api.get<Show[]>(ownList, creator.headers)).data[0]).toMatchObject(secrets);
    const bearers = [{}, other.headers, { authorization: 'Bearer forged' }, { authorization: 'Basic x' }];
    for (const headers of bearers as Record<string, string>[]) {
      const seen = await api.get<Show>(path(show), headers);
      expect(seen).toMatchObject({ status: 200, data: nothing });
      expect(seen.headers.get('vary')).toMatch(/^Origin, Authorization\b/);
      expect((await api.get<Show[]>(ownList, headers)).data[0]).toMatchObject(nothing);
    }
    const everywhere = await api.get<Show[]>('/api/v1/room/video?per_page=-1', creator.headers);
    expect(everywhere.data.filter(({ redeem_code }) => redeem_code !== null)).toEqual([]);
    expect(JSON.stringify(everywhere.body)).not.toContain('RAHASIA');
  });
});

describe('a public list under a rush', () => {
  it('says nothing has changed to who has it already', async () => {
    api.advance(1100);
    const first = await api.fetch('/api/v1/room/video?per_page=3');
    const etag = first.headers.get('etag') ?? '';
    const again = await api.fetch('/api/v1/room/video?per_page=3', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(first.headers.get('cache-control')).toBe('public, max-age=1');
  });

  it('is packed for who can unpack it, under a name they may ask with again', async () => {
    const ask = (headers: Record<string, string>) => api.fetch('/api/v1/room/video?per_page=8', { headers });
    const plain = await ask({ 'accept-encoding': 'br' });
    const packed = await ask({ 'accept-encoding': 'gzip, br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    for (const { headers } of [plain, packed]) expect(headers.get('vary')).toMatch(/, Accept-Encoding$/);
    const unpacked = gunzipSync(await packed.arrayBuffer()).toString();
    expect(unpacked).toBe(await plain.text());
    const etag = packed.headers.get('etag') ?? '';
    expect(etag).toBe(`W/${plain.headers.get('etag')}`);
    const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([
      304,
      null,
      '',
    ]);
    const small = await api.fetch('/api/v1/room/category?per_page=1', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('is at most a second old', async () => {
    const show = await api.addShow({ name: 'Sepersekian Detik' });
    const name = async () => (await api.get<Show>(`/api/v1/room/video/${show.id}`)).data.name;
    await name();
    await api.ports.database
      .updateTable('show')
      .set({ name: 'Baru' })
      .where('id', '=', Number(show.id))
      .execute();
    expect(await name()).toBe('Sepersekian Detik');
    api.advance(1001);
    expect(await name()).toBe('Baru');
  });
});
