import { type Id, type Payment, type PaymentListQuery, soundRecords, TICKET_PAGE_SIZE } from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createResources, type Loadable } from './resource.js';
import { createTicketMemory } from './ticket-memory.js';

/** A page of somebody's tickets. */
export interface TicketPage {
  payments: readonly Payment[];
  totalPage: number;
  /** When the API said so, epoch ms. */
  seenAt: number;
}

/** Which tickets: on one page, from 1, of one's own or those given and received; of all, of some shows, or one alone. L-17. */
export type TicketListQuery = Pick<
  PaymentListQuery,
  'id' | 'video_status' | 'ticket_status' | 'ticket_type'
> & {
  page: number;
};

/** The tickets of whoever is signed in, the newest first; without a connection, as they were seen last. */
export interface TicketList {
  page(query: TicketListQuery): ReadableAtom<Loadable<TicketPage>>;
  reload(query: TicketListQuery): Promise<void>;
  /** Something was changed here: all that was seen is asked for anew. */
  forget(): void;
}

/** A store that shows what is remembered until there is an answer, and where none comes: a refusal is one. */
function withMemory<T>($asked: ReadableAtom<Loadable<T>>, recall: () => T | null): ReadableAtom<Loadable<T>> {
  const fill = (now: Loadable<T>): Loadable<T> => {
    if ('value' in now || (now.status === 'failed' && now.error.pauseAfter(1) === undefined)) return now;
    const value = recall();
    if (value === null) return now;
    return now.status === 'failed' ? { ...now, value } : { status: 'ready', value, isStale: true };
  };
  const $shown = atom(fill($asked.get()));
  onMount($shown, () => $asked.subscribe((now) => $shown.set(fill(now))));
  return $shown;
}

function createTicketList(panggung: Panggung, user_id: Id): TicketList {
  const memory = createTicketMemory(panggung, user_id);

  async function ask(query: TicketListQuery): Promise<TicketPage> {
    const asked = { ...query, per_page: TICKET_PAGE_SIZE, user_id };
    const { data, page } = await panggung.http.call('GET /api/v1/payment', { query: asked });
    const seen = { payments: soundRecords(data), totalPage: page?.total_page ?? 1, seenAt: Date.now() };
    memory.keep(JSON.stringify(query), seen);
    return seen;
  }
  const recall = (query: TicketListQuery) =>
    memory.read(JSON.stringify(query)) ?? (query.id === undefined ? null : memory.find(query.id));

  let pages = createResources(ask);
  const stores = new Map<string, ReadableAtom<Loadable<TicketPage>>>();
  return {
    page(query) {
      const name = JSON.stringify(query);
      const known = stores.get(name) ?? withMemory(pages(query), () => recall(query));
      stores.set(name, known);
      return known;
    },
    reload: (query) => pages.reload(query),
    forget() {
      memory.clear();
      stores.clear();
      pages = createResources(ask);
    },
  };
}

/**
 * The tickets of the person who is signed in on an API's page; ask for nobody else.
 * @example const $page = getTicketList(panggung, person.user_id).page({ page: 1 });
 */
export function getTicketList(panggung: Panggung, userId: Id): TicketList {
  return partOf(panggung, `tickets ${userId}`, () => createTicketList(panggung, userId));
}
