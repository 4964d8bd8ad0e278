import { type Id, type Promotion, soundRecord } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResources, type Loadable } from './resource.js';

/** Offers to everybody, as stores that load while listened to. Q-23, D-24. */
export interface Promotions {
  one(id: Id): ReadableAtom<Loadable<Promotion>>;
  reload(id: Id): Promise<void>;
}

function createPromotions({ http }: Panggung): Promotions {
  const ones = createResources(async (id: string) =>
    soundRecord((await http.call('GET /api/v1/promotion/:id', { params: { id } })).data),
  );
  return { one: (id) => ones(String(id)), reload: (id) => ones.reload(String(id)) };
}

/** The promotions of an API's page. */
export function getPromotions(panggung: Panggung): Promotions {
  return partOf(panggung, 'promotions', () => createPromotions(panggung));
}
