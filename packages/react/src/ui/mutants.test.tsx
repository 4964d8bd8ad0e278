import { ShowSchema } from '@panggung/core/contract';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ShowGrid } from '../show-grid/index.js';
import { type Crowd, crowdOf, expectUnharmed, listenForErrors } from './mutants.fixture.js';
import { backstage, stage } from './stage.fixture.js';

const stand = backstage();
listenForErrors();

const showCrowd = async () => {
  const sound = await stand.api.addShow({ location: 'Makassar', url_cover: '/api/v1/cover.svg' });
  return crowdOf({ schema: ShowSchema, sound, namedBy: 'name' });
};

interface Strange {
  /** Records in its list. */
  crowd: () => Promise<Crowd>;
  /** Where they are asked for. */
  path: string;
  draw: () => ReactNode;
  /** What each is drawn as. */
  items: string;
}

const lists: Record<string, Strange> = {
  'a grid of shows': {
    crowd: showCrowd,
    path: '/api/v1/room/video',
    draw: () => <ShowGrid {...stand.settings} limit={1000} />,
    items: 'li',
  },
};

it.each(Object.entries(lists))('%s bears records that are wrong in any one field', async (_, list) => {
  const crowd = await list.crowd();
  stand.network = async (url, request) =>
    url.pathname === list.path
      ? Response.json({ data: crowd.data, page: { total_page: 1 } })
      : stand.api.fetch(request);
  const { place } = stage(list.draw(), { width: 320 });
  await vi.waitFor(() => expect(place.textContent).toContain('(Last)'));
  expectUnharmed(place, crowd, list.items);
});
