import { readFileSync } from 'node:fs';
import type { City, Work } from '@panggung/core';
import { expect, test } from 'vitest';
import { startApi } from '../../../../tests/api.js';
import { masterMigration } from '../../master/master-migration.js';

test('the rows are those the generator writes from its sources', async () => {
  const written = readFileSync(new URL('0003-master.ts', import.meta.url), 'utf8');
  expect(written).toBe(await masterMigration());
});

test('all 416 regencies and 98 cities are there, under their full names', async () => {
  const api = await startApi();
  const { data } = await api.get<City[]>('/api/v1/master/city?per_page=-1');
  const names = data.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Kabupaten '))).toHaveLength(416);
  expect(names.filter((name) => name.startsWith('Kota '))).toHaveLength(98);
  expect(names).toEqual(expect.arrayContaining(['Kabupaten Bandung', 'Kota Bandung', 'Kota Sorong']));
  expect(names.filter((name) => !/^(\p{Lu}[\p{L}-]+|dan)( (\p{Lu}[\p{L}-]+|dan))+$/u.test(name))).toEqual([]);
  const works = await api.get<Work[]>('/api/v1/master/work?per_page=-1');
  expect([works.data[0]?.label, works.data.at(-1)?.label]).toEqual(['Pelajar', 'Lainnya']);
  await api.stop();
});
