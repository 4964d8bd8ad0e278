import type { Id, Sales } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import { readReply, unanswered } from './http-reply.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResources, type Loadable } from './resource.js';

/** How the tickets of one's own shows sell. */
export interface ShowSales {
  one(id: Id): ReadableAtom<Loadable<Sales>>;
  reload(id: Id): Promise<void>;
  /** Every order as a table (CSV), to be saved as a file. Rejects with `ApiError`. */
  download(id: Id): Promise<Blob>;
}

/** The whole file, or what its refusal says. */
async function readFile(response: Response): Promise<Blob> {
  if (response.status !== 200) readReply(response, await response.text());
  return response.blob();
}

function createShowSales({ http, session, fetch, apiUrl }: Panggung): ShowSales {
  const sales = createResources(async (id: string) => {
    return (await http.call('GET /api/v1/room/video/:id/sales', { params: { id } })).data;
  });
  const reach = fetch ?? globalThis.fetch;
  return {
    one: (id) => sales(String(id)),
    reload: (id) => sales.reload(String(id)),
    download(id) {
      const path = `/api/v1/room/video/${encodeURIComponent(id)}/sales.csv`;
      return session.guard(async (bearer) => {
        const headers = bearer ? { authorization: `Bearer ${bearer}` } : undefined;
        const response = await reach(apiUrl + path, { ...(headers && { headers }) }).catch((thrown) => {
          throw unanswered(thrown);
        });
        return readFile(response);
      }, `GET ${path}`);
    },
  };
}

/**
 * The sales of the shows of the host who is signed in, once for all widgets of an API's page; ask for nobody else.
 * @example const $sales = getShowSales(panggung, person.user_id).one(show.id);
 */
export function getShowSales(panggung: Panggung, userId: Id): ShowSales {
  return partOf(panggung, `show sales ${userId}`, () => createShowSales(panggung));
}
