import type { City, Id, Work } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResource, createResources, type Loadable, type Resource } from './resource.js';

/** What profiles choose from: kinds of work, and the regencies and cities of Indonesia.. */
export interface Master {
  works: Resource<Work[]>;
  cities: Resource<City[]>;
  work(id: Id): ReadableAtom<Loadable<Work>>;
  city(id: Id): ReadableAtom<Loadable<City>>;
}

const all = { per_page: -1 } as const;

function createMaster({ http }: Panggung): Master {
  const works = createResources(async (id: string) => {
    return (await http.call('GET /api/v1/master/work/:id', { params: { id } })).data;
  });
  const cities = createResources(async (id: string) => {
    return (await http.call('GET /api/v1/master/city/:id', { params: { id } })).data;
  });
  return {
    works: createResource(async () => (await http.call('GET /api/v1/master/work', { query: all })).data),
    cities: createResource(async () => (await http.call('GET /api/v1/master/city', { query: all })).data),
    work: (id) => works(String(id)),
    city: (id) => cities(String(id)),
  };
}

/** The works and cities of an API's page. */
export function getMaster(panggung: Panggung): Master {
  return partOf(panggung, 'master', () => createMaster(panggung));
}
