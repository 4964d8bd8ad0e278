import type { Banner, Category } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';

const KEY = 'operator-key-of-the-tests';
const operator = { 'x-operator-key': KEY };

let api: Api;
beforeAll(async () => {
  api = await startApi();
  api.ports.settings.operatorKey = KEY;
});
afterAll(() => api.stop());

const list = async (query = '') => (await api.get<Banner[]>(`/api/v1/banner?${query}`)).data;
const add = (fields: object) => api.post<Banner>('/api/v1/banner', { name: 'Promo', ...fields }, operator);

describe('a banner', () => {
  it('is added, read, changed and removed by whoever runs the server', async () => {
    const show = await api.addShow();
    const fields = {
      url_image: 'https://sanggar.example/a.png',
      banner_type: 'SHOW',
      room_video_id: show.id,
    };
    const { status, data } = await add(fields);
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: 'Promo', status: 'ACTIVE', promo_type: null, ...fields });
    expect((await api.get<Banner>(`/api/v1/banner/${data.id}`)).data).toEqual(data);
    expect(await list()).toEqual([data]);

    const changed = await api.put<Banner>(`/api/v1/banner/${data.id}`, { name: 'Lain' }, operator);
    expect(changed).toMatchObject({ status: 200, data: { ...data, name: 'Lain' } });
    expect((await list())[0]?.name).toBe('Lain');

    const removed = await api.delete(`/api/v1/banner/${data.id}`, operator);
    expect(removed).toMatchObject({ status: 200, data: { id: data.id } });
    expect(await list()).toEqual([]);
    for (const answer of [
      await api.get(`/api/v1/banner/${data.id}`),
      await api.put(`/api/v1/banner/${data.id}`, { name: 'x' }, operator),
      await api.delete(`/api/v1/banner/${data.id}`, operator),
      await api.get('/api/v1/banner/abc'),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: 'banner_not_found' });
    }
  });

  it.each([
    ['without a key', {}],
    ['with a wrong key', { 'x-operator-key': `${KEY}x` }],
    ['with an empty key', { 'x-operator-key': '' }],
  ])("is nobody else's to write: %s", async (_how, headers: Record<string, string>) => {
    for (const answer of [
      await api.post('/api/v1/banner', { name: 'x' }, headers),
      await api.put('/api/v1/banner/1', { name: 'x' }, headers),
      await api.delete('/api/v1/banner/1', headers),
      await api.post('/api/v1/room/category', { name: 'x' }, headers),
      await api.put('/api/v1/room/category/1', { name: 'x' }, headers),
      await api.delete('/api/v1/room/category/1', headers),
    ]) {
      expect(answer).toMatchObject({ status: 400, code: 'operator_key_wrong' });
    }
  });

  it('can be written by nobody where the server has no key', async () => {
    const { operatorKey, ...settings } = api.ports.settings;
    const other = await startApi({ ports: { settings } });
    for (const key of ['', 'undefined', String(operatorKey)]) {
      const answer = await other.post('/api/v1/banner', { name: 'x' }, { 'x-operator-key': key });
      expect(answer).toMatchObject({ status: 400, code: 'operator_key_wrong' });
    }
    await other.stop();
  });

  it.each([
    { name: '' },
    { name: undefined },
    { link_url: 'javascript:alert(1)' },
    { url_image: 'data:image/svg+xml,x' },
    { url_image: '//elsewhere.example/a.png' },
    { promo_type: 'ELSEWHERE' },
    { room_video_id: 999_999 },
    { user_id: 999_999 },
    { start_date: 'soon' },
  ])('is refused with %j', async (fields) => {
    expect(await add(fields)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('is listed while its time lasts and while it is active, as many as asked for', async () => {
    const now = api.now();
    await add({ name: 'Nanti', start_date: now + 60_000 });
    await add({ name: 'Sekarang', start_date: now, end_date: now + 60_000 });
    await add({ name: 'Selalu' });
    await add({ name: 'Disimpan', status: 'INACTIVE' });
    const names = async (query: string) => (await list(query)).map(({ name }) => name).sort();
    expect(await names('')).toEqual(['Sekarang', 'Selalu']);
    expect(await names('limit=1&page=1')).toHaveLength(1);
    expect(await names('per_page=1&page=2')).toHaveLength(1);
    expect(await names('limit=1&page=3')).toEqual([]);
    const { body } = await api.get<Banner[]>('/api/v1/banner?limit=1');
    expect(body.page).toMatchObject({ total: 2, total_page: 2 });
    api.advance(60_000);
    expect(await names('')).toEqual(['Nanti', 'Selalu']);
    expect((await api.get('/api/v1/banner?order_by=slug')).code).toBe('invalid_request');
  });

  it('is kept for a moment by whoever read it', async () => {
    const first = await api.fetch('/api/v1/banner');
    expect(first.headers.get('cache-control')).toBe('public, max-age=1');
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await api.fetch('/api/v1/banner', { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
    }
  });
});

describe('a category', () => {
  const post = (name: string) => api.post<Category>('/api/v1/room/category', { name }, operator);

  it('is added, renamed and removed by whoever runs the server', async () => {
    const { status, data } = await post(' Sirkus ');
    expect([status, data.name]).toEqual([201, 'Sirkus']);
    expect(await post('Sirkus')).toMatchObject({ status: 400, code: 'name_taken' });
    const path = `/api/v1/room/category/${data.id}`;
    expect((await api.put(path, { name: 'Akrobat' }, operator)).status).toBe(200);
    const names = (await api.get<Category[]>('/api/v1/room/category?per_page=-1')).data.map(
      (row) => row.name,
    );
    expect(names).toContain('Akrobat');
    expect((await post('Sulap')).status).toBe(201);
    expect(await api.put(path, { name: 'Sulap' }, operator)).toMatchObject({ code: 'name_taken' });
    expect(await api.delete(path, operator)).toMatchObject({ status: 200, data: { id: data.id } });
    expect(await api.get(path)).toMatchObject({ status: 404 });
    expect(await api.delete(path, operator)).toMatchObject({ status: 404 });
    expect(await api.put(path, { name: 'x' }, operator)).toMatchObject({ status: 404 });
  });

  it('stays while a show is in it, and shows are found by its new name', async () => {
    const show = await api.addShow({ name: 'Tetap' });
    const path = `/api/v1/room/category/${show.room_category_id}`;
    expect(await api.delete(path, operator)).toMatchObject({ status: 400, code: 'invalid_request' });
    await api.put(path, { name: 'Wayang Orang' }, operator);
    const found = await api.get<{ name: string }[]>('/api/v1/room/video?q=tetap%20orang');
    expect(found.data.map(({ name }) => name)).toEqual(['Tetap']);
  });
});
