import type { Category } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, type Loadable } from './resource.js';

/** Every category, as one store. */
export interface Categories {
  $all: ReadableAtom<Loadable<Category[]>>;
  reload(): Promise<void>;
}

function createCategories({ http }: Panggung): Categories {
  const all = createResource(async () => {
    const query = { per_page: -1, order_by: 'name', order: 'asc' } as const;
    return (await http.call('GET /api/v1/room/category', { query })).data;
  });
  return { $all: all.$value, reload: all.reload };
}

/** The categories of an API's page. */
export function getCategories(panggung: Panggung): Categories {
  return partOf(panggung, 'categories', () => createCategories(panggung));
}
