import { createMask, type Mask } from '@panggung/core';
import { loadOnce } from './load-once.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** Loads the mask for bad words; where the list cannot be had, one that changes nothing: the API masks again. */
export type LoadMask = () => Promise<Mask>;

const isWord = (name: unknown): name is string => typeof name === 'string';

/** The list of an API's page, asked for once. */
function getBadwords(panggung: Panggung): () => Promise<readonly string[]> {
  return partOf(panggung, 'badwords', () =>
    loadOnce(async () => {
      const { data } = await panggung.http.call('GET /api/v1/master/badword', {});
      return data.map((word) => word?.name).filter(isWord);
    }),
  );
}

/** The mask for bad words that `create` builds of the list, built once on an API's page. */
export function maskBy(
  panggung: Panggung,
  name: string,
  create: (words: readonly string[]) => Mask,
): LoadMask {
  const words = getBadwords(panggung);
  const load = partOf(panggung, name, () => loadOnce(async () => create(await words())));
  return () => load().catch(() => (text) => text);
}

/** The mask for bad words of an API's page. K-10, K-14. */
export const getMask = (panggung: Panggung): LoadMask => maskBy(panggung, 'mask', createMask);
