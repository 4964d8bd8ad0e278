import { Hono } from 'hono';
import { handleCached } from '../cached-endpoint.js';
import { ApiError } from '../errors.js';
import { createListCache } from '../list-cache.js';
import { orderBy } from '../order-by.js';
import { pageOfRows } from '../paging.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

const workColumns = { id: 'id', label: 'label', sort: 'sort' } as const;
const cityColumns = { id: 'id', name: 'name' } as const;

/** What a profile chooses from: kinds of work, and the regencies and cities of Indonesia.. */
export function masterRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const cache = createListCache({ clock });
  const works = database.selectFrom('work').select(['id', 'label']);
  const cities = database.selectFrom('city').select(['id', 'name']);

  handleCached(app, cache, 'GET /api/v1/master/work', async ({ query }) => {
    const order = orderBy<keyof typeof workColumns>(query, {
      columns: workColumns,
      fallback: [{ column: 'sort', direction: 'asc' }],
    });
    const sorted = order.reduce((list, { column, direction }) => list.orderBy(column, direction), works);
    return pageOfRows(await sorted.execute(), query, ({ label }) => label);
  });

  handleCached(app, cache, 'GET /api/v1/master/work/:id', async ({ params }) => {
    const row = await works.where('id', '=', rowId(params.id)).executeTakeFirst();
    return { data: row ?? missing('Work') };
  });

  handleCached(app, cache, 'GET /api/v1/master/city', async ({ query }) => {
    const order = orderBy<keyof typeof cityColumns>(query, {
      columns: cityColumns,
      fallback: [{ column: 'name', direction: 'asc' }],
    });
    const sorted = order.reduce((list, { column, direction }) => list.orderBy(column, direction), cities);
    return pageOfRows(await sorted.execute(), query, ({ name }) => name);
  });

  handleCached(app, cache, 'GET /api/v1/master/city/:id', async ({ params }) => {
    const row = await cities.where('id', '=', rowId(params.id)).executeTakeFirst();
    return { data: row ?? missing('City') };
  });
  return app;
}

function missing(what: string): never {
  throw new ApiError('not_found', `${what} not found`);
}
