import type { City, Work } from '@panggung/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../tests/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const cities = (query: string) => api.get<City[]>(`/api/v1/master/city?${query}`);
const names = async (query: string) => (await cities(query)).data.map(({ name }) => name);

describe('regencies and cities', () => {
  it('come eight a page by name, or all at once, to anybody', async () => {
    const { data, body } = await cities('');
    expect([data.length, data[0]?.name]).toEqual([8, 'Kabupaten Aceh Barat']);
    expect(body.page).toEqual({ total_page: 65, page: 1, per_page: 8, total: 514 });
    const all = await cities('per_page=-1');
    expect([all.data.length, all.body.page]).toEqual([
      514,
      { total_page: 1, page: 1, per_page: -1, total: 514 },
    ]);
    expect(await names('page=65')).toEqual(['Kota Tual', 'Kota Yogyakarta']);
    expect(await names('page=66')).toEqual([]);
  });

  it.each([
    ['q=bandung', ['Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Bandung']],
    ['search=bandung+kota', ['Kota Bandung']],
    ['q=BAU-BAU', ['Kota Bau Bau']],
    ['q=tolitoli', ['Kabupaten Toli-Toli']],
    ['q=palangka%20raya', ['Kota Palangkaraya']],
    ['q=%25', 'all'],
    ['q=atlantis', []],
  ])('are found by the words of their names: %s', async (query, found) => {
    if (found === 'all') expect((await cities(query)).body.page).toMatchObject({ total: 514 });
    else expect(await names(query)).toEqual(found);
  });

  it('are sorted as asked, and by nothing else', async () => {
    expect(await names('order_by=id&order=desc&per_page=1')).toEqual(['Kota Sorong']);
    expect(await cities('order_by=email')).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('are read one by one, by their official code', async () => {
    expect((await api.get<City>('/api/v1/master/city/3273')).data).toEqual({
      id: 3273,
      name: 'Kota Bandung',
    });
    for (const id of ['1', 'bandung', '3273x']) {
      expect(await api.get(`/api/v1/master/city/${id}`), id).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });

  it('are kept for a moment, and by name', async () => {
    const { headers } = await cities('q=bandung');
    expect(headers.get('cache-control')).toBe('public, max-age=1');
    const etag = headers.get('etag') ?? '';
    const again = await api.fetch('/api/v1/master/city?q=bandung', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('kinds of work', () => {
  it('come in the order of the list, are found and read one by one', async () => {
    const { data } = await api.get<Work[]>('/api/v1/master/work?per_page=-1');
    expect([data[0]?.label, data.at(-1)?.label]).toEqual(['Pelajar', 'Lainnya']);
    const [artist] = (await api.get<Work[]>('/api/v1/master/work?q=seni')).data;
    expect(artist?.label).toBe('Pekerja Seni');
    expect((await api.get<Work>(`/api/v1/master/work/${artist?.id}`)).data).toEqual(artist);
    expect(await api.get('/api/v1/master/work/4711')).toMatchObject({ status: 404, code: 'not_found' });
  });
});
