import type { ShowListQuery } from '@panggung/core';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResources } from './resource.js';
import type { Shows } from './show.js';

/** The most watched shows, read like any other list of them. C-10, Q-15. */
export type PopularShows = Pick<Shows, 'list' | 'reloadList'>;

function createPopularShows({ http }: Panggung): PopularShows {
  const lists = createResources(async ({ page, per_page }: ShowListQuery) => {
    const reply = await http.call('GET /api/v1/show-popularity', { query: { page, per_page } });
    return { shows: reply.data, totalPage: reply.page?.total_page ?? 1 };
  });
  return { list: lists, reloadList: lists.reload };
}

/** The most watched shows of an API's page. */
export function getPopularShows(panggung: Panggung): PopularShows {
  return partOf(panggung, 'popular shows', () => createPopularShows(panggung));
}
