import { type Banner, type BannerListQuery, type Id, soundRecord, soundRecords } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResources, type Loadable } from './resource.js';

/** One page of banners. */
export interface BannerPage {
  banners: Banner[];
  totalPage: number;
}

/** The banners, as stores that load while listened to. */
export interface Banners {
  list(query: BannerListQuery): ReadableAtom<Loadable<BannerPage>>;
  one(id: Id): ReadableAtom<Loadable<Banner>>;
  reloadList(query: BannerListQuery): Promise<void>;
  reload(id: Id): Promise<void>;
}

function createBanners({ http }: Panggung): Banners {
  const lists = createResources(async (query: BannerListQuery) => {
    const { data, page } = await http.call('GET /api/v1/banner', { query });
    return { banners: soundRecords(data), totalPage: page?.total_page ?? 1 };
  });
  const ones = createResources(async (id: string) => {
    return soundRecord((await http.call('GET /api/v1/banner/:id', { params: { id } })).data);
  });
  return {
    list: lists,
    reloadList: lists.reload,
    one: (id) => ones(String(id)),
    reload: (id) => ones.reload(String(id)),
  };
}

/** The banners of an API's page.. */
export function getBanners(panggung: Panggung): Banners {
  return partOf(panggung, 'banners', () => createBanners(panggung));
}
