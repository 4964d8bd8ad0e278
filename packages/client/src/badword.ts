import { createMask, type Mask } from '@panggung/core';
import { loadOnce } from './load-once.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** Loads the mask for bad words; where the list cannot be had, one that changes nothing: the API masks again. */
export type LoadMask = () => Promise<Mask>;

const isWord = (name: unknown): name is string => typeof name === 'string';

/** The mask for bad words of an API's page. K-10, K-14. */
export function getMask(panggung: Panggung): LoadMask {
  const { http } = panggung;
  const load = partOf(panggung, 'mask', () =>
    loadOnce(async () => {
      const { data } = await http.call('GET /api/v1/master/badword', {});
      return createMask(data.map((word) => word?.name).filter(isWord));
    }),
  );
  return () => load().catch(() => (text) => text);
}
