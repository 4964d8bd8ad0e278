import type { Id, Show, ShowListQuery } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { Http } from './http.js';
import { createResources, type Loadable } from './resource.js';

/** One page of shows. */
export interface ShowPage {
  shows: Show[];
  totalPage: number;
}

/** The shows, as stores that load while listened to. */
export interface Shows {
  list(query: ShowListQuery): ReadableAtom<Loadable<ShowPage>>;
  one(id: Id): ReadableAtom<Loadable<Show>>;
  reloadList(query: ShowListQuery): Promise<void>;
  reload(id: Id): Promise<void>;
}

/** Builds the show stores. */
export function createShows(http: Http): Shows {
  const lists = createResources(async (query: ShowListQuery) => {
    const { data, page } = await http.call('GET /api/v1/room/video', { query });
    return { shows: data, totalPage: page?.total_page ?? 1 };
  });
  const ones = createResources(async (id: string) => {
    return (await http.call('GET /api/v1/room/video/:id', { params: { id } })).data;
  });
  return {
    list: lists,
    reloadList: lists.reload,
    one: (id) => ones(String(id)),
    reload: (id) => ones.reload(String(id)),
  };
}
