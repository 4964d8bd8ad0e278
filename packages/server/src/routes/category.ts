import { EXPRESS_CATEGORY_ID } from '@panggung/core';
import { Hono } from 'hono';
import { handleCached, handleChange } from '../cached-endpoint.js';
import { addCategory, changeCategory, removeCategory } from '../category-write.js';
import { ApiError } from '../errors.js';
import { createListCache } from '../list-cache.js';
import { orderBy } from '../order-by.js';
import { pageOfRows } from '../paging.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';

const columns = { id: 'id', name: 'name' } as const;
const byName = [{ column: 'name', direction: 'asc' }] as const;

/** What kinds of shows there are, expressions not among them: everybody reads them, whoever runs the server writes them., AMB-190. */
export function categoryRoutes({ database, clock }: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const cache = createListCache({ clock });

  handleCached(app, cache, 'GET /api/v1/room/category', async ({ query }) => {
    const order = orderBy<'id' | 'name'>(query, { columns, fallback: byName });
    const rows = await order
      .reduce(
        (list, { column, direction }) => list.orderBy(column, direction),
        database.selectFrom('category').select(['id', 'name']).where('id', '<>', EXPRESS_CATEGORY_ID),
      )
      .execute();
    return pageOfRows(rows, query, ({ name }) => name);
  });

  handleCached(app, cache, 'GET /api/v1/room/category/:id', async ({ params }) => {
    const row = await database
      .selectFrom('category')
      .select(['id', 'name'])
      .where('id', '=', rowId(params.id))
      .executeTakeFirst();
    if (!row) throw new ApiError('not_found', 'Category not found');
    return { data: row };
  });

  handleChange(app, cache, 'POST /api/v1/room/category', async ({ body }) => ({
    data: await addCategory(database, body),
  }));
  handleChange(app, cache, 'PUT /api/v1/room/category/:id', async ({ params, body }) => ({
    data: await changeCategory(database, params.id, body),
  }));
  handleChange(app, cache, 'DELETE /api/v1/room/category/:id', async ({ params }) => {
    const { id } = await removeCategory(database, params.id);
    return { data: { id } };
  });
  return app;
}
